import * as z from 'zod/mini'
import { PROBLEMS, Problem, type ProblemCode } from '#shared/problem.ts'

/** No response: no connection, or the server is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
  }
}

const body = z.object({
  message: z.string(),
  details: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  code: z.string(),
})

/** The Problem an error answer carries; an answer of another shape, such as a proxy's page, becomes one by its status. */
export async function problemFromResponse(response: Response): Promise<Problem> {
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  return problemFromBody(await response.json().catch(() => null), response.status, retryAfterSeconds)
}

/** As an answer's body, or as the last event of an answer that had begun well. */
export function problemFromBody(answered: unknown, status = 500, retryAfterSeconds?: number): Problem {
  const parsed = body.safeParse(answered)
  if (!parsed.success) return new Problem(codeOfStatus(status), { retryAfterSeconds })
  const { message, details, hint, code } = parsed.data
  return new Problem(isProblemCode(code) ? code : codeOfStatus(status), {
    message,
    details: details ?? undefined,
    hint: hint ?? undefined,
    retryAfterSeconds,
  })
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code)
}

/** For answers without a body of ours. Several codes share a status; this names the one that fits any of them. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'bad_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'invalid_input',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

function codeOfStatus(status: number): ProblemCode {
  return CODE_OF_STATUS[status] ?? 'internal'
}
