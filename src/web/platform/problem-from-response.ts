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
  const parsed = body.safeParse(await response.json().catch(() => null))
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  if (!parsed.success) return new Problem(codeOfStatus(response.status), { retryAfterSeconds })
  const { message, details, hint, code } = parsed.data
  return new Problem(isProblemCode(code) ? code : codeOfStatus(response.status), {
    message,
    details: details ?? undefined,
    hint: hint ?? undefined,
    retryAfterSeconds,
  })
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code)
}

function codeOfStatus(status: number): ProblemCode {
  if (status >= 502 && status <= 504) return 'unavailable'
  for (const [code, problem] of Object.entries(PROBLEMS)) {
    if (problem.status === status && isProblemCode(code)) return code
  }
  return 'internal'
}
