import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../setup/browser.mjs'
import { judge, type Measure } from './aims.ts'
import { lighthouseScores } from './lighthouse-scores.ts'
import { type PageLoad, pageLoad } from './page-load.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { signedInContext } from './signed-in-context.ts'
import { startProduct } from './start-product.ts'

/** With the largest paint that each may take; what it took on the day the aim was written, and a twentieth more. */
const PUBLIC_LARGEST_PAINT_MS = { '/': 635, '/product/pricing': 585, '/login': 485 }
const SIGNED_IN = [
  '/dashboard',
  '/wellness/checkin',
  '/wellness/overview',
  '/settings',
  '/settings#security',
  '/onboarding',
  '/career/suggestions',
  '/chat',
]
/** `npm run bench:web -- /dashboard /chat` measures these signed-in addresses alone. */
const CHOSEN = process.argv.slice(2)
const ADDRESSES = CHOSEN.length > 0 ? SIGNED_IN.filter(address => CHOSEN.includes(address)) : SIGNED_IN
const AIMS = { scriptKb: 110, scriptFiles: 8, coldMs: 1_500, warmMs: 600 }
const ROUNDS = 5
const WIDE = 1440
const DEBUG_PORT = 9337

const quiet = await measureQuiet()
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-bench-web-'))
const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
})
try {
  console.log(
    `Slow 4G, CPU slowed 4 times, ${ROUNDS} rounds, medians. KB are those on the wire, headers included.\n${describeMachine()}`,
  )
  const isWhole = CHOSEN.length === 0
  const measures = [...(isWhole ? await measurePublic(browser) : []), ...(await measureSignedIn(browser))]
  judge(measures, await stillQuiet(quiet))
  if (isWhole) await printLighthouse()
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measurePublic(browser: Browser): Promise<Measure[]> {
  printHead('Public pages, cold; in brackets the share of the same page without its scripts')
  const measures: Measure[] = []
  for (const [path, aimMs] of Object.entries(PUBLIC_LARGEST_PAINT_MS)) {
    const loads: PageLoad[] = []
    const bare: PageLoad[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [list, scripts] of [
        [loads, true],
        [bare, false],
      ] as const) {
        const context = await browser.newContext()
        list.push(await pageLoad(context, product.url + path, { scripts }))
        await context.close()
      }
    }
    const share = median(loads.map(load => load.firstPaintMs)) / median(bare.map(load => load.firstPaintMs))
    printRow(path, loads, ` (${share.toFixed(2)})`)
    measures.push(
      {
        name: `${path}: script`,
        values: loads.map(load => load.scriptBytes / 1000),
        unit: 'KB',
        atMost: 2.4,
      },
      { name: `${path}: LCP`, values: loads.map(load => load.largestPaintMs), unit: 'ms', atMost: aimMs },
      { name: `${path}: CLS`, values: loads.map(load => load.layoutShift), unit: '', atMost: 0 },
    )
  }
  return measures
}

async function measureSignedIn(browser: Browser): Promise<Measure[]> {
  const [cold, warm, wide] = [listsByAddress(), listsByAddress(), listsByAddress()]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const address of ADDRESSES) {
      const context = await signedInContext(browser, product.url)
      const url = product.url + address
      cold[address]?.push(await pageLoad(context, url))
      warm[address]?.push(await pageLoad(context, url))
      wide[address]?.push(await pageLoad(context, url, { width: WIDE }))
      await context.close()
    }
  }
  printHead('Signed-in screens, cold')
  for (const [address, loads] of Object.entries(cold)) printRow(address, loads)
  printHead('Signed-in screens, warm')
  for (const [address, loads] of Object.entries(warm)) printRow(address, loads)

  return ADDRESSES.flatMap(address => {
    const of = (loads: Record<string, PageLoad[]>, pick: (load: PageLoad) => number) =>
      (loads[address] ?? []).map(pick)
    const isOver = address === '/onboarding'
    return [
      {
        name: `${address}: script`,
        values: of(cold, load => load.scriptBytes / 1000),
        unit: 'KB',
        // A form library more, which the screen is of no use without.
        atMost: AIMS.scriptKb + (isOver ? 13 : 0),
      },
      {
        name: `${address}: script files`,
        values: of(cold, load => load.scriptFiles),
        unit: '',
        atMost: AIMS.scriptFiles + (isOver ? 1 : 0),
      },
      {
        name: `${address}: LCP cold`,
        values: of(cold, load => load.largestPaintMs),
        unit: 'ms',
        atMost: AIMS.coldMs,
      },
      {
        name: `${address}: LCP warm`,
        values: of(warm, load => load.largestPaintMs),
        unit: 'ms',
        atMost: AIMS.warmMs,
      },
      {
        name: `${address}: CLS at 390 and ${WIDE}`,
        values: [cold, warm, wide].flatMap(loads => of(loads, load => load.layoutShift)),
        unit: '',
        atMost: 0,
      },
    ]
  })
}

function listsByAddress(): Record<string, PageLoad[]> {
  return Object.fromEntries(ADDRESSES.map(address => [address, []]))
}

async function printLighthouse() {
  console.log(
    '\nLighthouse, mobile, simulated slow 4G, best of 3\n\n| page | performance | accessibility | best practices | SEO |\n|---|---|---|---|---|',
  )
  for (const path of Object.keys(PUBLIC_LARGEST_PAINT_MS))
    console.log(`| ${path} | ${(await lighthouseScores(product.url + path, DEBUG_PORT)).join(' | ')} |`)
}

function printHead(title: string) {
  console.log(
    `\n${title}\n\n| page | script KB | files | all KB | requests | FCP ms | LCP ms | complete ms | CLS | long tasks ms | largest |\n|---|---|---|---|---|---|---|---|---|---|---|`,
  )
}

function printRow(path: string, loads: readonly PageLoad[], afterFirstPaint = '') {
  const of = (pick: (load: PageLoad) => number) => median(loads.map(pick))
  const cells = [
    path,
    (of(load => load.scriptBytes) / 1000).toFixed(1),
    of(load => load.scriptFiles),
    (of(load => load.allBytes) / 1000).toFixed(1),
    of(load => load.requests),
    `${of(load => load.firstPaintMs).toFixed(0)}${afterFirstPaint}`,
    of(load => load.largestPaintMs).toFixed(0),
    of(load => load.completeMs).toFixed(0),
    Math.max(...loads.map(load => load.layoutShift)).toFixed(3),
    of(load => load.longTasksMs).toFixed(0),
    loads[0]?.largestElement,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
