import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startProduct } from '../bench/start-product.ts'
import { ensureBrowser } from '../setup/browser.mjs'
import { contextOf } from './person.ts'
import type { State, Who } from './state.ts'
import { STATES } from './states.ts'

/** Folder, states by a pattern of their names, looks such as 390-dark. */
const [folder = join('.cache', 'screens'), only = '', onlyLooks = ''] = process.argv.slice(2)
const OUT = resolve(folder)
const LOOKS = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const
type Look = (typeof LOOKS)[number]
/** A very long page says no more below it. */
const PICTURE_MAX_PX = 2_600
const TILE_PX = { 1440: 480, 390: 260 }
const STILL_MS = 400
/** For how long nothing on the page has changed; nothing that is still waited for counts. */
const UNCHANGED_MS = `(() => {
  if (!window.watched) {
    window.watched = { at: performance.now() }
    const watch = new MutationObserver(() => { window.watched.at = performance.now() })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  }
  const waits = document.querySelector('main .animate-pulse-soft, .animate-spin')
  return waits ? 0 : performance.now() - window.watched.at
})()`
const STEP_TIMEOUT_MS = 15_000
const QUIET_TIMEOUT_MS = 8_000
/** What never comes is not waited for. */
const PENDING_TIMEOUT_MS = 1_000

const wanted = STATES.filter(({ name }) => new RegExp(only).test(name))
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-screens-'))
const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
mkdirSync(OUT, { recursive: true })
try {
  for (const look of LOOKS.filter(({ width, scheme }) => `${width}-${scheme}`.includes(onlyLooks))) {
    const pictures = await takeAll(browser, product.url, look)
    const sheet = join(OUT, `sheet-${look.width}-${look.scheme}`)
    writeFileSync(`${sheet}.html`, sheetHtml(look, pictures))
    const page = await browser.newPage({ viewport: { width: 2_400, height: 1_200 } })
    await page.goto(`file://${sheet}.html`)
    await page.screenshot({ path: `${sheet}.png`, fullPage: true })
    await page.close()
    console.log(`${sheet}.png: ${pictures.length} pictures`)
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(browser: Browser, url: string, look: Look) {
  const contexts = new Map<Who, BrowserContext>()
  const pictures: { name: string; file: string }[] = []
  for (const state of wanted) {
    const context = contexts.get(state.who) ?? (await contextOf(state.who, browser, { url, dataDir }, look))
    contexts.set(state.who, context)
    const file = `${state.name.replaceAll(/[^\w]+/g, '-')}-${look.width}-${look.scheme}.png`
    await takePicture(context, state, join(OUT, file), look)
    pictures.push({ name: state.name, file })
  }
  for (const context of contexts.values()) await context.close()
  return pictures
}

async function takePicture(
  context: BrowserContext,
  { path, before, act, isPending = false }: State,
  file: string,
  { width }: Look,
) {
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  const timeout = isPending ? PENDING_TIMEOUT_MS : QUIET_TIMEOUT_MS
  const quiet = () => page.waitForLoadState('networkidle', { timeout }).catch(() => {})
  await before?.(page)
  await page.goto(path)
  await quiet()
  await act?.(page).catch((error: Error) => {
    // The picture shows what stood in the way; the others are drawn all the same.
    console.error(`${file}: ${error.message}`)
    process.exitCode = 1
  })
  await still(page, timeout)
  await page.evaluate('document.fonts.ready.then(() => null)')
  // A header that sticks would stand in the middle of the picture.
  await page.evaluate('scrollTo(0, 0)')
  const full = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(full, PICTURE_MAX_PX) },
  })
  await page.close()
}

/** Until nothing on the page has changed for a while: steps inside the application load no page that could be waited for. */
async function still(page: Page, timeout: number) {
  const untilMs = performance.now() + timeout
  while (performance.now() < untilMs && (await page.evaluate<number>(UNCHANGED_MS)) < STILL_MS)
    await sleep(STILL_MS / 4)
}

function sheetHtml({ width, scheme }: Look, pictures: readonly { name: string; file: string }[]): string {
  const tiles = pictures.map(
    ({ name, file }) => `<figure><figcaption>${name}</figcaption><img src="${file}" alt=""></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens, ${width}, ${scheme}</title>
<style>body{margin:24px;font:14px sans-serif;background:#d9d2c3;columns:${TILE_PX[width]}px;column-gap:16px}
figure{margin:0 0 16px;break-inside:avoid}img{width:100%;display:block}</style>${tiles.join('\n')}`
}
