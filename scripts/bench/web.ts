import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser } from '../setup/browser.mjs'
import { ensureBuilt } from '../setup/build.mjs'
import { lighthouseScores } from './lighthouse-scores.ts'
import { type PageLoad, pageLoad } from './page-load.ts'
import { startProduct } from './start-product.ts'

const PATHS = ['/', '/product/pricing', '/login']
const TIMES = 5
const DEBUG_PORT = 9337

await ensureBuilt()
const executablePath = await ensureBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'waywell-bench-web-'))
const product = await startProduct({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
})
try {
  await measure(browser)
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(browser: Browser) {
  console.log(
    `Slow 4G, CPU slowed 4 times, cold cache, median of ${TIMES}; in brackets the share of the same page without its scripts\n`,
  )
  console.log(
    '| page | script KB | style KB | all KB | requests | FCP ms | LCP ms | CLS | long tasks ms |\n|---|---|---|---|---|---|---|---|---|',
  )
  for (const path of PATHS) {
    const loads: PageLoad[] = []
    const bare: PageLoad[] = []
    for (let i = 0; i < TIMES; i += 1) {
      loads.push(await pageLoad(browser, product.url + path, true))
      bare.push(await pageLoad(browser, product.url + path, false))
    }
    const of = (pick: (load: PageLoad) => number) => median(loads.map(pick))
    const share = of(load => load.firstPaintMs) / median(bare.map(load => load.firstPaintMs))
    const cells = [
      path,
      kb(of(load => load.scriptBytes)),
      kb(of(load => load.styleBytes)),
      kb(of(load => load.allBytes)),
      of(load => load.requests),
      `${of(load => load.firstPaintMs).toFixed(0)} (${share.toFixed(2)})`,
      of(load => load.largestPaintMs).toFixed(0),
      of(load => load.layoutShift).toFixed(3),
      of(load => load.longTasksMs).toFixed(0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(
    '\nLighthouse, mobile, simulated slow 4G, best of 3\n\n| page | performance | accessibility | best practices | SEO |\n|---|---|---|---|---|',
  )
  for (const path of PATHS)
    console.log(`| ${path} | ${(await lighthouseScores(product.url + path, DEBUG_PORT)).join(' | ')} |`)
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1)
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
