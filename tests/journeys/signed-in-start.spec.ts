import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { layoutShifts } from './layout-shift.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

const SCRIPT_MAX_BYTES = 110_000
const SCRIPT_MAX_FILES = 8
/** Its form library alone is 13 KB: it comes with the page so that nobody types into fields that are not saved yet. */
const ONBOARDING_MAX_BYTES = 126_000
const ONBOARDING_MAX_FILES = 9

/** Nothing was asked for or answered for so long: what comes now is not part of opening the screen. */
const QUIET_MS = 250

const ADDRESSES = [
  '/dashboard',
  '/weekly',
  '/wellness/checkin',
  '/wellness/overview',
  '/wellness/history',
  '/wellness/entry',
  '/wellness/year',
  '/settings',
  '/settings#work',
  '/settings#plan',
  '/settings#security',
  '/settings#data',
  '/onboarding',
  '/career/suggestions',
  '/career/market-insights',
  '/learning',
  '/chat',
]
/** Of a part far below, which depends on the plan: asked for once the screen is there. */
const ASKED_LATER: Readonly<Record<string, readonly string[]>> = {
  '/wellness/year': ['/api/billing', '/api/tag-effects'],
}
/** Both widths, both states of the cache: what depends on one of them does not depend on the other. */
const VISITS = [
  { size: { width: 390, height: 844 }, cold: true },
  { size: { width: 1440, height: 900 }, cold: false },
]

for (const isNewcomer of [true, false]) {
  test(`${isNewcomer ? 'a newcomer' : 'somebody with check-ins'} opens any screen: nothing jumps, nothing is asked for twice, and the page asks for all of it at once, before the script`, async ({
    page,
    user,
  }) => {
    test.setTimeout(240_000)
    // Otherwise the first visit would say it, in a call that no other visit makes.
    await callApi(page, 'PATCH', '/api/profile', { time_zone: 'Europe/Lisbon' })
    if (!isNewcomer) await settleIn(page, user.name)
    for (const address of ADDRESSES) {
      // What stays empty has less to draw: a newcomer's screens are looked at where they are tightest.
      for (const { size, cold } of isNewcomer ? VISITS.slice(0, 1) : VISITS) {
        const where = `${address} at ${size.width}, ${cold ? 'cold' : 'warm'}`
        const visit = await open(page, address, { size, cold })
        expect(await layoutShifts(page), `layout shift of ${where}`).toEqual([])
        expect(visit.warnings, `console of ${where}`).toEqual([])
        const later = ASKED_LATER[address] ?? []
        const isFirst = (call: string) => !later.some(path => call.endsWith(path))
        const calls = visit.calls.filter(isFirst)
        expect(calls, `calls of ${where}`).toEqual([...new Set(calls)])
        // What the server did not answer along with the session, the head asks for by itself.
        const apart = visit.firstData.map(path => `GET ${path}`)
        expect(
          calls.filter(call => !apart.includes(call)),
          `calls of ${where}`,
        ).toEqual(['POST /auth/refresh'])
        expect(visit.askedWithSession, `first data of ${where}`).toEqual(visit.firstData)
        expect(visit.askedByScript.filter(isFirst), `asked for late by ${where}`).toEqual([])
        if (!cold) continue
        const isOnboarding = address === '/onboarding'
        expect(visit.scriptBytes, `script of ${where}`).toBeLessThanOrEqual(
          isOnboarding ? ONBOARDING_MAX_BYTES : SCRIPT_MAX_BYTES,
        )
        expect(visit.scriptFiles, `script files of ${where}`).toBeLessThanOrEqual(
          isOnboarding ? ONBOARDING_MAX_FILES : SCRIPT_MAX_FILES,
        )
      }
    }
  })
}

/** One visit, from the address to the last answer. */
async function open(
  page: Page,
  address: string,
  { size, cold }: { size: { width: number; height: number }; cold: boolean },
) {
  await page.goto('/robots.txt')
  await page.setViewportSize(size)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  if (cold) await devtools.send('Network.clearBrowserCache')
  const calls: string[] = []
  const askedByScript: string[] = []
  let askedWithSession: unknown
  const underWay = new Map<string, string>()
  let lastMs = performance.now()
  const ended = ({ requestId }: { requestId: string }) => {
    underWay.delete(requestId)
    lastMs = performance.now()
  }
  devtools.on('Network.loadingFinished', ended)
  devtools.on('Network.loadingFailed', ended)
  const types = new Map<string, { url: string; type: string }>()
  const bytes = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const { pathname, search } = new URL(request.url)
    underWay.set(requestId, pathname)
    lastMs = performance.now()
    types.set(requestId, { url: pathname, type: type ?? '' })
    if (!/^\/(?:api|auth)\//.test(pathname)) return
    calls.push(`${request.method} ${pathname}${search}`)
    if (pathname === '/auth/refresh') askedWithSession = JSON.parse(request.postData ?? '{}').first_data
    // Made by an inline script, whose address is that of the page.
    const isEarly = initiator.stack?.callFrames.every(frame => !frame.url.includes('/assets/'))
    if (initiator.stack && !isEarly) askedByScript.push(pathname)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  )
  const warnings: string[] = []
  page.on('console', message => {
    // Said by Playwright for each page that asks for one.
    const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright'
    if (['warning', 'error'].includes(message.type()) && !isBlockedWorker) warnings.push(message.text())
  })
  const html = await (await page.request.get(address)).text()
  const early = new Set(
    [...html.matchAll(/(?:modulepreload" crossorigin href|<script[^>]* src)="([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    ),
  )
  await page.goto(address)
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('main [role="status"]')).toHaveCount(0)
  // Named, so that a run in which one never ends says which.
  await expect
    .poll(() => [...underWay.values(), ...(calls.length > 0 ? [] : ['no call yet'])], { message: address })
    .toEqual([])
  await expect.poll(() => underWay.size === 0 && performance.now() - lastMs > QUIET_MS).toBe(true)
  await devtools.detach()
  const list: Record<string, string[]> = JSON.parse(
    await page.locator('script[data-first-data]').evaluate(script => script.dataset.firstData ?? ''),
  )
  const scripts = [...types].filter(([, { url, type }]) => type === 'Script' && early.has(url))
  return {
    calls: calls.toSorted(),
    askedByScript,
    askedWithSession,
    warnings,
    firstData: list[new URL(address, page.url()).hash] ?? list[''] ?? [],
    scriptFiles: early.size,
    scriptBytes: scripts.reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0),
  }
}

async function settleIn(page: Page, name: string) {
  await answerOnboarding(page, name)
  for (const mood of [2, 3, 4, 5, 3])
    await callApi(page, 'POST', '/api/check-ins', { mood, energy: mood, notes: 'A long day, good people.' })
}
