import type { StandardHandleResult } from '@orpc/server/standard'
import { Problem } from '#shared/problem.ts'
import type { AccessTokens } from '../auth/access-tokens.ts'
import { type Deadline, type LateWork, withDeadline } from '../deadline.ts'
import { requestContext, runRequest } from '../request-context.ts'
import type { CallContext } from './call-context.ts'

type Context = CallContext & { deadline: Deadline }
type Call = { method: string; url: URL; headers: CallContext['headers']; body: () => Promise<unknown> }

/** Finds the operation of a call and answers as it does. */
export type Answer = (call: Call, context: Context) => Promise<StandardHandleResult>

/** The session is held up no longer by what comes along with it; the browser then asks for the rest. */
const FIRST_DATA_MS = 1_500

/** What these GETs would answer, by their address: each through the same gates, limits and row policies as a call of its own. */
export async function answersTo(
  { tokens, lateWork }: { tokens: Pick<AccessTokens, 'verify'>; lateWork: LateWork },
  answer: Answer,
  context: CallContext,
  addresses: readonly string[],
  token: string,
): Promise<Record<string, unknown>> {
  const authorization = `Bearer ${token}`
  const caller = await tokens.verify(authorization)
  const answers = await Promise.all(
    [...new Set(addresses)].map(address =>
      withDeadline(lateWork, deadline => bodyOf(address, deadline), FIRST_DATA_MS).catch(() => []),
    ),
  )
  return Object.fromEntries(answers.flat())

  async function bodyOf(address: string, deadline: Deadline): Promise<[string, unknown][]> {
    const url = new URL(address, 'http://localhost')
    if (!caller || url.host !== 'localhost') return []
    const { requestId = '', operation = '' } = requestContext() ?? {}
    // Its notes are about another operation than the one that the log names.
    const answered = await runRequest({ requestId, operation, userId: caller.userId }, () =>
      answer(
        { method: 'GET', url, headers: { authorization }, body: async () => undefined },
        {
          ...context,
          caller,
          headers: { authorization },
          deadline: { ...deadline, extendTo: askApart },
          clientSignal: () => AbortSignal.any([context.clientSignal(), deadline.signal]),
          setCookie: () => {},
          setHeader: () => {},
          answersTo: async () => ({}),
        },
      ),
    )
    if (!answered.matched || answered.response.status !== 200 || !isJson(answered.response.body)) return []
    return [[address, answered.response.body]]
  }
}

/** What may take longer than others is asked for apart. */
function askApart(): never {
  throw new Problem('bad_request')
}

/** Neither a file nor a stream. */
function isJson(body: unknown): boolean {
  return (
    !(body instanceof Blob) && !(typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
  )
}
