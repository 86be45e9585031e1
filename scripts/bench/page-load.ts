import type { BrowserContext } from '@playwright/test'

export type PageLoad = {
  /** Script before the screen is useful: named by the page itself. */
  scriptBytes: number
  scriptFiles: number
  styleBytes: number
  allBytes: number
  requests: number
  firstPaintMs: number
  largestPaintMs: number
  largestElement: string
  /** When nothing on the page says any more that it is being loaded. */
  completeMs: number
  layoutShift: number
  longTasksMs: number
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
}
const CPU_SLOWDOWN = 4
const SETTLE_MS = 1_500

/** One visit without a touch, as a slow phone makes it: cold in a new context, warm in one that was here before. */
export async function pageLoad(
  context: BrowserContext,
  url: string,
  { scripts = true, width = 390 }: { scripts?: boolean; width?: number } = {},
): Promise<PageLoad> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Page.enable')
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })

  const answers = new Map<string, { type: string; path: string }>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, path: new URL(response.url).pathname }),
  )
  devtools.on('Network.loadingFinished', event => bytes.set(event.requestId, event.encodedDataLength))
  let startedSeconds = 0
  let firstPaintMs = Number.NaN
  devtools.on('Page.lifecycleEvent', event => {
    if (event.name === 'init') startedSeconds = event.timestamp
    if (event.name === 'firstContentfulPaint') firstPaintMs = (event.timestamp - startedSeconds) * 1000
  })
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate<Seen>('({ ...window.seen })')
  const html = await (await context.request.get(url)).text()
  const named = new Set([...html.matchAll(NAMED_SCRIPTS)].map(([, path]) => path ?? ''))
  await page.close()

  const sum = (isWanted: (answer: { type: string; path: string } | undefined) => boolean) =>
    [...bytes].reduce((total, [id, size]) => (isWanted(answers.get(id)) ? total + size : total), 0)
  return {
    scriptBytes: sum(answer => answer?.type === 'Script' && named.has(answer.path)),
    scriptFiles: named.size,
    styleBytes: sum(answer => answer?.type === 'Stylesheet'),
    allBytes: sum(() => true),
    requests: bytes.size,
    firstPaintMs,
    ...seen,
  }
}

type Seen = Pick<PageLoad, 'largestPaintMs' | 'largestElement' | 'completeMs' | 'layoutShift' | 'longTasksMs'>

const NAMED_SCRIPTS = /(?:modulepreload" crossorigin href|<script[^>]* src)="([^"]+)"/g

/** Runs in the page, before anything of the page's own. */
const OBSERVE = `
  const seen = (window.seen = { largestPaintMs: 0, largestElement: '', completeMs: 0, layoutShift: 0, longTasksMs: 0 })
  const watch = (type, see) => new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', entry => {
    seen.largestPaintMs = entry.startTime
    const { element } = entry
    seen.largestElement = element ? element.localName + ' ' + element.textContent.slice(0, 40) : ''
  })
  watch('layout-shift', entry => { seen.layoutShift += entry.value })
  watch('longtask', entry => { seen.longTasksMs += entry.duration })
  const isComplete = () => document.querySelector('main') && !document.querySelector('[aria-busy="true"], .animate-pulse-soft')
  const note = () => { seen.completeMs = isComplete() ? seen.completeMs || performance.now() : 0 }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true })
`
