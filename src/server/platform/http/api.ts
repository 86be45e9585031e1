import type { IncomingMessage, ServerResponse } from 'node:http'
import { ValidationError } from '@orpc/contract'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { type AnyRouter, ORPCError } from '@orpc/server'
import type { OperationAccess } from '#shared/operation.ts'
import { Problem, type ProblemBody } from '#shared/problem.ts'
import type { AccessTokens } from '../auth/access-tokens.ts'
import type { FindKeyHolder } from '../auth/api-keys.ts'
import { databaseProblem } from '../database/database-problem.ts'
import { type Deadline, type LateWork, withDeadline } from '../deadline.ts'
import { errorFields, type Log } from '../log.ts'
import { noteRequest } from '../request-context.ts'
import type { AccessChecks } from './access-checks.ts'
import type { CallContext } from './call-context.ts'
import { clientAddress } from './client-address.ts'
import { isCrossSite } from './cross-site.ts'
import { type Answer, answersTo } from './first-data.ts'
import { readJsonBody } from './request-body.ts'
import { sendEvents } from './send-events.ts'
import { type HeaderList, sendFile, sendJson, sendProblem } from './send-response.ts'

type Context = CallContext & { deadline: Deadline }

/** Answers with the headers it is given and its own. */
export type Api = (request: IncomingMessage, response: ServerResponse, common: HeaderList) => Promise<boolean>

/** Serves the operations of a router; answers false when none has this path. */
export function createApiHandler(options: {
  router: AnyRouter
  tokens: Pick<AccessTokens, 'verify'>
  findKeyHolder: FindKeyHolder
  checks: AccessChecks
  publicUrl: URL
  trustedProxies: number
  lateWork: LateWork
  log: Log
}): Api {
  const handler = new StandardOpenAPIHandler<Context>(options.router, {
    customErrorResponseBodyEncoder: error => problemOf(error).body(),
    clientInterceptors: [
      async ({ next, path, procedure, context }) => {
        noteRequest({ operation: path.join('.') })
        try {
          const { access } = procedure['~orpc'].meta as { access: OperationAccess }
          if (access.deadlineMs) context.deadline.extendTo(access.deadlineMs)
          return await context.deadline.race(next())
        } catch (error) {
          const problem = problemOf(error)
          noteRequest({ code: problem.code })
          if (problem.status >= 500)
            options.log.error('operation_failed', {
              operation: path.join('.'),
              status: problem.status,
              ...errorFields(problem.cause ?? error),
            })
          if (problem.retryAfterSeconds !== null)
            context.setHeader('Retry-After', String(problem.retryAfterSeconds))
          throw toOrpcError(problem)
        }
      },
    ],
  })

  const answer: Answer = (call, context) => handler.handle({ ...call, signal: undefined }, { context })

  return async (request, response, common) => {
    const headers = [...common]
    try {
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const read = hasBody ? await readJsonBody(request) : undefined
      // Functions that take nothing are called without a body, and some of them take an option.
      const body = hasBody && read === undefined ? {} : read
      const answered = await withDeadline(options.lateWork, async deadline => {
        const verified = options.tokens.verify(request.headers.authorization)
        const caller = verified instanceof Promise ? await deadline.race(verified) : verified
        const found = caller ? null : options.findKeyHolder(request.headers.authorization)
        const keyHolder = found && (await deadline.race(found))
        const userId = (caller ?? keyHolder)?.userId
        if (userId) noteRequest({ userId })
        const { method = 'GET', headers: asked } = request
        const context: Context = {
          deadline,
          caller,
          keyHolder,
          address: clientAddress(request, options.trustedProxies),
          headers: asked,
          fromBrowser: asked.origin !== undefined || asked['sec-fetch-site'] !== undefined,
          crossSite: isCrossSite(request, options.publicUrl),
          checks: options.checks,
          clientSignal: () => AbortSignal.any([goneSignal(response), deadline.signal]),
          // A refusal that came in time must not sign anybody in by a cookie that came late.
          setCookie: line => {
            if (!deadline.hasPassed()) headers.push('Set-Cookie', line)
          },
          setHeader: (name, value) => {
            headers.push(name, value)
          },
          answersTo: (addresses, token) => answersTo(options, answer, context, addresses, token),
        }
        return answer({ method, url: urlOf(request.url), headers: asked, body: async () => body }, context)
      })
      if (!answered.matched) return false
      const { status, body: sent } = answered.response
      if (isEventIterator(sent)) await sendEvents(response, status, sent, headers, problemOf)
      else if (sent instanceof File) await sendFile(response, status, sent, headers)
      else sendJson(response, status, sent ?? null, headers)
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status >= 500) options.log.error('request_failed', errorFields(problem.cause ?? error))
      sendProblem(response, problem, headers)
      return true
    }
  }
}

function isEventIterator(answered: unknown): answered is AsyncIterator<unknown> {
  return typeof answered === 'object' && answered !== null && Symbol.asyncIterator in answered
}

/** Whoever left while the database was asked, before anybody wanted to know, is gone too: there is no second 'close'. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!response.writableEnded) gone.abort(new Problem('bad_request'))
  }
  if (response.destroyed) leave()
  else response.once('close', leave)
  return gone.signal
}

/** Of a path alone: the host is whatever the client says it is. */
function urlOf(url = '/'): URL {
  const asked = new URL(`http://localhost${url.startsWith('/') ? '' : '/'}${url}`)
  // A function answers to its name with underscores too, as a procedure of a database is called.
  if (asked.pathname.startsWith('/functions/')) asked.pathname = asked.pathname.replaceAll('_', '-')
  return asked
}

function toOrpcError(problem: Problem): ORPCError<string, ProblemBody> {
  return new ORPCError(problem.code, {
    status: problem.status,
    message: problem.message,
    data: problem.body(),
    cause: problem,
  })
}

/** Unknown errors become `internal`; their message must not reach the client. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof ORPCError) {
    if (error.cause instanceof Problem) return error.cause
    if (error.cause instanceof ValidationError && error.status < 500) return invalidInput(error.cause)
    if (error.status < 500) return new Problem('bad_request')
    return new Problem('internal', { cause: error.cause ?? error })
  }
  return databaseProblem(error) ?? new Problem('internal', { cause: error })
}

function invalidInput(error: ValidationError): Problem {
  const [first] = error.issues
  const field = first?.path?.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
  return new Problem('invalid_input', {
    message: first?.message,
    details: error.issues
      .slice(0, 20)
      .map(
        issue =>
          `${issue.path?.map(part => String(typeof part === 'object' ? part.key : part)).join('.') || 'body'}: ${issue.message}`,
      )
      .join('\n'),
    hint: field ? `Check the field "${field}".` : undefined,
  })
}
