type Ask = (url: string, init: { method: string; signal: AbortSignal }) => Promise<{ status: number }>

export type LinkState = { state: 'alive' | 'dead' | 'unclear'; why: string }

const TIMEOUT_MS = 15_000
const DEAD = [404, 410]
/** Sites that answer no HEAD often answer a GET. */
const ASK_AGAIN = [400, 403, 404, 405, 501]

/** Whether an address still leads somewhere. One that refuses robots, is slow or is broken today is unclear, not dead. */
export async function checkLink(url: string, ask: Ask = fetch): Promise<LinkState> {
  try {
    let { status } = await ask(url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (ASK_AGAIN.includes(status))
      status = (await ask(url, { method: 'GET', signal: AbortSignal.timeout(TIMEOUT_MS) })).status
    if (status < 400) return { state: 'alive', why: String(status) }
    return { state: DEAD.includes(status) ? 'dead' : 'unclear', why: String(status) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    return { state: why === 'ENOTFOUND' ? 'dead' : 'unclear', why }
  }
}
