import type { Browser } from '@playwright/test'

export type PageLoad = {
  scriptBytes: number
  styleBytes: number
  allBytes: number
  requests: number
  firstPaintMs: number
  largestPaintMs: number
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

/** One cold visit without a touch, as a slow phone makes it. */
export async function pageLoad(browser: Browser, url: string, scripts: boolean): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Page.enable')
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })

  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', event => types.set(event.requestId, event.type))
  devtools.on('Network.loadingFinished', event => bytes.set(event.requestId, event.encodedDataLength))
  let startedSeconds = 0
  let firstPaintMs = Number.NaN
  devtools.on('Page.lifecycleEvent', event => {
    if (event.name === 'init') startedSeconds = event.timestamp
    if (event.name === 'firstContentfulPaint') firstPaintMs = (event.timestamp - startedSeconds) * 1000
  })
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate<Seen>('({ ...window.seen })')
  await context.close()

  const sum = (wanted?: string) =>
    [...bytes].reduce((total, [id, size]) => (wanted && types.get(id) !== wanted ? total : total + size), 0)
  return {
    scriptBytes: sum('Script'),
    styleBytes: sum('Stylesheet'),
    allBytes: sum(),
    requests: bytes.size,
    firstPaintMs,
    ...seen,
  }
}

type Seen = { largestPaintMs: number; layoutShift: number; longTasksMs: number }

/** Runs in the page, before anything of the page's own. */
const OBSERVE = `
  const seen = (window.seen = { largestPaintMs: 0, layoutShift: 0, longTasksMs: 0 })
  const watch = (type, see) => new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', entry => { seen.largestPaintMs = entry.startTime })
  watch('layout-shift', entry => { seen.layoutShift += entry.value })
  watch('longtask', entry => { seen.longTasksMs += entry.duration })
`
