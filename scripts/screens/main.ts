import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { endTrialOf } from '#tests/end-trial.ts'
import { startProduct } from '../bench/start-product.ts'
import { ensureBrowser } from '../setup/browser.mjs'
import { signUp } from './person.ts'
import type { State } from './state.ts'
import { STATES } from './states.ts'

const [folder = join('.cache', 'screens'), only = ''] = process.argv.slice(2)
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
const QUIET_TIMEOUT_MS = 8_000
/** What never comes is not waited for. */
const PENDING_TIMEOUT_MS = 1_000

const wanted = STATES.filter(({ name }) => name.includes(only))
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-screens-'))
const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
mkdirSync(OUT, { recursive: true })
try {
  for (const look of LOOKS) {
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

async function takeAll(browser: Browser, origin: string, look: Look) {
  const { width, height, scheme } = look
  const contexts: Record<State['who'], BrowserContext> = {
    visitor: await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    }),
    newcomer: (await signUp(browser, origin, look, false)).context,
    settled: (await signUp(browser, origin, look, true)).context,
    free: await freeContext(browser, origin, look),
  }
  const pictures: { name: string; file: string }[] = []
  for (const state of wanted) {
    const file = `${state.name.replaceAll(/[^\w]+/g, '-')}-${width}-${scheme}.png`
    await takePicture(contexts[state.who], state, join(OUT, file), look)
    pictures.push({ name: state.name, file })
  }
  for (const context of Object.values(contexts)) await context.close()
  return pictures
}

async function freeContext(browser: Browser, origin: string, look: Look): Promise<BrowserContext> {
  const { context, email } = await signUp(browser, origin, look, true)
  await endTrialOf(dataDir, email)
  return context
}

async function takePicture(
  context: BrowserContext,
  { path, before, act, isPending = false }: State,
  file: string,
  { width }: Look,
) {
  const page = await context.newPage()
  const timeout = isPending ? PENDING_TIMEOUT_MS : QUIET_TIMEOUT_MS
  const quiet = () => page.waitForLoadState('networkidle', { timeout }).catch(() => {})
  await before?.(page)
  await page.goto(path)
  await quiet()
  await act?.(page)
  await quiet()
  // A step inside the application loads its data after the network was quiet once.
  await page
    .locator('main .animate-pulse-soft')
    .first()
    .waitFor({ state: 'detached', timeout })
    .catch(() => {})
  await page.evaluate('document.fonts.ready.then(() => null)')
  const full = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(full, PICTURE_MAX_PX) },
  })
  await page.close()
}

function sheetHtml({ width, scheme }: Look, pictures: readonly { name: string; file: string }[]): string {
  const tiles = pictures.map(
    ({ name, file }) => `<figure><figcaption>${name}</figcaption><img src="${file}" alt=""></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens, ${width}, ${scheme}</title>
<style>body{margin:24px;font:14px sans-serif;background:#d9d2c3;columns:${TILE_PX[width]}px;column-gap:16px}
figure{margin:0 0 16px;break-inside:avoid}img{width:100%;display:block}</style>${tiles.join('\n')}`
}
