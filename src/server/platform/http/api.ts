import type { IncomingMessage, ServerResponse } from 'node:http'
import { ValidationError } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { type AnyRouter, ORPCError } from '@orpc/server'
import type { OperationAccess } from '#shared/operation.ts'
import { Problem, type ProblemBody } from '#shared/problem.ts'
import type { AccessTokens } from '../auth/access-tokens.ts'
import { databaseProblem } from '../database/database-problem.ts'
import { type Deadline, type LateWork, withDeadline } from '../deadline.ts'
import { errorFields, type Log } from '../log.ts'
import { noteRequest } from '../request-context.ts'
import type { AccessChecks } from './access-checks.ts'
import type { CallContext } from './call-context.ts'
import { clientAddress } from './client-address.ts'
import { isCrossSite } from './cross-site.ts'
import { readJsonBody } from './request-body.ts'

export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Serves the operations of a router; answers false when none has this path. */
export function createApiHandler(options: {
  router: AnyRouter
  tokens: AccessTokens
  checks: AccessChecks
  publicUrl: URL
  trustedProxies: number
  lateWork: LateWork
  log: Log
}): Api {
  const handler = new OpenAPIHandler<CallContext & { deadline: Deadline }>(options.router, {
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

  return async (request, response) => {
    try {
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const body = hasBody ? await readJsonBody(request) : undefined
      Object.assign(request, { body })
      const { matched } = await withDeadline(options.lateWork, async deadline => {
        const caller = await deadline.race(options.tokens.verify(request.headers.authorization))
        if (caller) noteRequest({ userId: caller.userId })
        return handler.handle(request, response, {
          context: {
            deadline,
            caller,
            address: clientAddress(request, options.trustedProxies),
            headers: request.headers,
            fromBrowser:
              request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
            crossSite: isCrossSite(request, options.publicUrl),
            checks: options.checks,
            // A refusal that came in time must not sign anybody in by a cookie that came late.
            setCookie: line => {
              if (!deadline.hasPassed()) response.appendHeader('Set-Cookie', line)
            },
            setHeader: (name, value) => {
              if (!response.headersSent) response.setHeader(name, value)
            },
          },
        })
      })
      return matched
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status >= 500) options.log.error('request_failed', errorFields(problem.cause ?? error))
      sendProblem(response, problem)
      return true
    }
  }
}

export function sendProblem(response: ServerResponse, problem: Problem) {
  noteRequest({ code: problem.code })
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (problem.retryAfterSeconds !== null) response.setHeader('Retry-After', String(problem.retryAfterSeconds))
  const body = Buffer.from(JSON.stringify(problem.body()))
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  if (problem.code === 'payload_too_large') {
    response.writeHead(problem.status, { ...headers, connection: 'close' })
    response.write(body)
    drainRequest(response)
  } else {
    response.writeHead(problem.status, headers)
    response.end(body)
  }
}

const DRAIN_TIMEOUT_MS = 1_000
const DRAIN_MAX_BYTES = 4_000_000

// Closing while the client still sends resets the connection, and the client never reads the 413.
function drainRequest(response: ServerResponse) {
  const end = () => response.end()
  const timeout = setTimeout(end, DRAIN_TIMEOUT_MS)
  response.once('close', () => clearTimeout(timeout))
  let received = 0
  response.req.once('end', end)
  response.req.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > DRAIN_MAX_BYTES) response.req.pause()
  })
  response.req.resume()
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
