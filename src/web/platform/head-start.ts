/** What src/web/head-start.js of the page has asked for before any module was there. */
export type HeadStart = {
  askedMs: number
  session?: Promise<Response>
  /** By address. */
  answers: Record<string, Promise<{ token: string; response: Response }>>
  first: Promise<FirstAnswers>
  /** What an inline script has drawn of it, for whom. */
  drawn?: { userId: string; panel: Element }
}

/** What came along with the session, by address. */
export type FirstAnswers = { userId: string; data?: Record<string, unknown> }

declare global {
  interface Window {
    waywellHeadStart?: HeadStart
  }
}

/** After this long, what was asked for at the start may be out of date. */
const FRESH_MS = 10_000

/** The answer of the refresh that began in the head of the page: for the first who asks. */
export function takeSessionAnswer(): Promise<Response> | undefined {
  const start = headStart()
  const answer = start?.session
  if (start) delete start.session
  return answer
}

/** The answer to the very same call of the very same session, if it was made in the head: for the first who asks. */
export function takeAnswer(request: Request): Promise<Response> | undefined {
  const start = headStart()
  const { origin, pathname, search } = new URL(request.url)
  const address = `${pathname}${search}`
  const answer = start?.answers[address]
  if (!start || !answer || origin !== location.origin || request.method !== 'GET') return undefined
  delete start.answers[address]
  return answer.then(
    ({ token, response }) =>
      request.headers.get('authorization') === `Bearer ${token}` ? response : fetch(request),
    () => fetch(request),
  )
}

function headStart(): HeadStart | undefined {
  const start = globalThis.window?.waywellHeadStart
  return start && Date.now() - start.askedMs < FRESH_MS ? start : undefined
}
