import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { runNode } from './setup/run-node.mjs'
import { countsOf, playwrightCounts, vitestCounts, vitestFailures } from './setup/test-counts.mjs'
import { tool } from './setup/tool.mjs'

const CACHE = join(ROOT, '.cache')
const VITEST_REPORT = join(CACHE, 'vitest.json')
const PLAYWRIGHT_REPORT = join(CACHE, 'playwright.json')

const times = []
const total = { passed: 0, failed: 0, skipped: 0 }
const startedAt = performance.now()
let finished = false
// A step that cannot go on ends the process; the run must still close with its count.
process.on('exit', () => {
  const failed = total.failed + (finished ? 0 : 1)
  for (const failure of failuresOf(VITEST_REPORT)) console.log(`failed: ${failure}`)
  console.log(`\n${times.join(', ')}; all together ${seconds(startedAt)}`)
  console.log(
    `${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  )
  process.exitCode = failed === 0 ? 0 : 1
})

mkdirSync(CACHE, { recursive: true })
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })

await step('install', ensureInstalled)
const browser = await step('browser', ensureBrowser)
total.failed += await step('check', runChecks)
await step('build', ensureBuilt)

const vitest = await step('vitest', () =>
  runNode(
    [tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    { cwd: ROOT },
  ),
)
add(countsOf(VITEST_REPORT, vitest, vitestCounts))

const playwright = await step('playwright', () =>
  runNode([tool('@playwright/test', 'playwright'), 'test'], {
    cwd: ROOT,
    env: { CHROME_PATH: browser },
  }),
)
add(countsOf(PLAYWRIGHT_REPORT, playwright, playwrightCounts))

finished = true

async function step(name, work) {
  const stepStartedAt = performance.now()
  const result = await work()
  times.push(`${name} ${seconds(stepStartedAt)}`)
  return result
}

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key]
}

function failuresOf(report) {
  return existsSync(report) ? vitestFailures(JSON.parse(readFileSync(report, 'utf8'))) : []
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
