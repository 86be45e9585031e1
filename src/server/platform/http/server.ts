import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { Problem } from '#shared/problem.ts'
import { PRODUCT } from '#shared/product.ts'
import { CALLBACK_PATH } from '../auth/create-auth.ts'
import { databaseProblem } from '../database/database-problem.ts'
import { type LateWork, withDeadline } from '../deadline.ts'
import { errorFields, type Log } from '../log.ts'
import { noteRequest, type RequestContext, runRequest, UNKNOWN_OPERATION } from '../request-context.ts'
import type { Api } from './api.ts'
import { drainable } from './drain-server.ts'
import { loggablePath } from './loggable-path.ts'
import type { Metrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { type HeaderList, sendJson, sendProblem } from './send-response.ts'
import type { WebFiles } from './web-files.ts'

export type HttpServer = {
  server: Server
  /** Null where the numbers are served beside the pages. */
  metricsServer: Server | null
  /** Says "not ready" first and goes on serving for a moment, lets what is under way finish, then closes. */
  drain(times: DrainTimes): Promise<void>
}

export type DrainTimes = {
  /** A balancer needs this long to notice; a connection closed under a request that is on its way would fail it. */
  notReadyMs: number
  graceMs: number
}

type HttpConfig = { publicUrl: URL; previewHosts: readonly string[]; metricsPort: number | null }

/** Google is asked for its keys and for the person. */
const GOOGLE_DEADLINE_MS = 10_000
/** Balancers ask for it all the time: it is answered without the router of the pages. */
const HEALTH_PATH = '/healthz'
const HEALTH = { status: 'ok', name: PRODUCT }
/** What a request is called in log and metrics where it is no operation of the contract. */
const PATH_OPERATIONS: Readonly<Record<string, string>> = {
  [CALLBACK_PATH]: 'google-callback',
  [HEALTH_PATH]: 'healthz',
  '/readyz': 'readyz',
  '/metrics': 'metrics',
}
/** Files that are no document: what the other headers forbid, they cannot do. */
const ASSETS = '/assets/'
const ASSET_HEADERS: HeaderList = [
  'X-Content-Type-Options',
  'nosniff',
  'Cross-Origin-Resource-Policy',
  'same-origin',
]
const API_HEADERS: HeaderList = [
  'Cache-Control',
  'no-store',
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
]
const API_PATH = /^\/(api|auth|functions)(\/|$)/

/** Joins API, pages and health under one port. */
export function createHttpServer(options: {
  config: HttpConfig
  api: Api
  /** Where Google sends people back to. */
  googleCallback: (request: Request) => Promise<Response>
  /** The page that says that it failed. */
  googleFailedUrl: string
  redirects: Readonly<Record<string, string>>
  web: Pick<WebFiles, 'get'>
  /** Pages that features serve beside the built ones. */
  routes: readonly Hono[]
  isReady: () => Promise<boolean>
  lateWork: LateWork
  metrics: Metrics
  log: Log
}): HttpServer {
  const { config, api, log, metrics } = options
  let draining = false
  const pages = getRequestListener(createPages({ ...options, isDraining: () => draining }).fetch)

  const callback = getRequestListener(request =>
    withDeadline(
      options.lateWork,
      deadline =>
        googleCallbackResponse(
          () => deadline.race(options.googleCallback(request)),
          options.googleFailedUrl,
          log,
        ),
      GOOGLE_DEADLINE_MS,
    ),
  )

  const protection = securityHeaders(config.publicUrl)
  const apiHeaders = [...protection, ...API_HEADERS]

  async function handle(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const isApi = API_PATH.test(path)
    noteRequest({ operation: PATH_OPERATIONS[path] ?? (isApi ? UNKNOWN_OPERATION : 'page') })
    const own = ['X-Request-Id', requestId, ...(draining ? ['Connection', 'close'] : [])]
    const target = previewRedirect(request, config)
    if (target !== null) {
      response.writeHead(308, [...protection, ...own, 'Location', target])
      response.end()
    } else if (path === HEALTH_PATH && (request.method === 'GET' || request.method === 'HEAD')) {
      sendJson(response, 200, HEALTH, [...protection, ...own])
    } else if (isApi && !(path === CALLBACK_PATH && request.method === 'GET')) {
      const headers = [...apiHeaders, ...own]
      if (await api(request, response, headers)) return
      noteRequest({ path: loggablePath(path) })
      sendProblem(response, new Problem('not_found'), headers)
    } else {
      const headers = isApi ? apiHeaders : path.startsWith(ASSETS) ? ASSET_HEADERS : protection
      setHeaders(response, [...headers, ...own])
      await (isApi ? callback : pages)(request, response)
    }
  }

  // Node looks for late clients twice a minute by itself; until then each holds a connection.
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) => {
    const startedMs = performance.now()
    const context: RequestContext = { requestId: randomUUID(), operation: UNKNOWN_OPERATION }
    // Emitted by the socket, which serves many requests.
    response.once('close', () =>
      runRequest(context, () => {
        const ms = performance.now() - startedMs
        metrics.request(context.operation, response.statusCode, ms)
        log.info('request', {
          operation: context.operation,
          method: request.method,
          status: response.statusCode,
          ms: Math.round(ms * 10) / 10,
          code: context.code,
          path: context.path,
          aborted: response.writableFinished ? undefined : true,
        })
      }),
    )
    runRequest(context, () =>
      handle(request, response, context.requestId).catch(error => {
        log.error('request_failed', errorFields(error))
        sendProblem(response, new Problem('internal'), apiHeaders)
      }),
    )
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 20_000
  server.maxRequestsPerSocket = 100_000
  // For clients that never read their answer: nothing moves, and it stays in our memory.
  server.timeout = 30_000
  server.on('clientError', (_error, socket) => {
    // Browsers connect ahead of need: an answer on such a connection would be taken for that of their next request.
    if (!socket.writable || !hasSentBytes(socket)) socket.destroy()
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const closeGently = drainable(server)
  metrics.count('starts')

  const metricsServer = config.metricsPort === null ? null : createMetricsServer(metrics)

  return {
    server,
    metricsServer,
    async drain({ notReadyMs, graceMs }) {
      draining = true
      await sleep(notReadyMs)
      await closeGently(graceMs)
      metricsServer?.close()
      metricsServer?.closeAllConnections()
    },
  }
}

function hasSentBytes(socket: Duplex): boolean {
  return socket instanceof Socket && socket.bytesRead > 0
}

function createPages(options: {
  config: HttpConfig
  redirects: Readonly<Record<string, string>>
  web: Pick<WebFiles, 'get'>
  routes: readonly Hono[]
  isReady: () => Promise<boolean>
  isDraining: () => boolean
  lateWork: LateWork
  metrics: Metrics
  log: Log
}): Hono {
  const app = new Hono()
  app.use('*', (_c, next) => withDeadline(options.lateWork, deadline => deadline.race(next())))
  app.get('/readyz', async c => {
    const ready = !options.isDraining() && (await options.isReady())
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  if (options.config.metricsPort === null)
    app.get('/metrics', async c => c.text(await options.metrics.text()))
  for (const [from, to] of Object.entries(options.redirects)) app.get(from, c => c.redirect(to, 308))
  for (const route of options.routes) app.route('/', route)
  app.get('*', c => {
    const found = options.web.get(decodePath(c.req.path), {
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match') ?? '',
    })
    if (found.status === 404) noteRequest({ path: loggablePath(c.req.path) })
    if (found.status === 308) return c.redirect(found.headers.Location + new URL(c.req.url).search, 308)
    if (found.status !== 304) c.header('Content-Length', String(found.body.length))
    return c.body(found.body, found.status as 200, found.headers)
  })
  app.notFound(c => c.json(new Problem('method_not_allowed').body(), 405))
  app.onError((error, c) => {
    const problem = error instanceof Problem ? error : (databaseProblem(error) ?? new Problem('internal'))
    options.log.error('page_failed', errorFields(error))
    return c.json(problem.body(), problem.status as 500)
  })
  return app
}

/** A person comes back from Google to a page, never to an error written for programs. */
async function googleCallbackResponse(
  callback: () => Promise<Response>,
  failedUrl: string,
  log: Log,
): Promise<Response> {
  const answer = await callback().catch(error => {
    log.error('google_callback_failed', errorFields(error))
    return null
  })
  return answer && answer.status < 400 ? answer : Response.redirect(failedUrl, 302)
}

function securityHeaders(publicUrl: URL): HeaderList {
  return [
    ...ASSET_HEADERS,
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'X-Frame-Options',
    'DENY',
    ...(publicUrl.protocol === 'https:'
      ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']
      : []),
  ]
}

function setHeaders(response: ServerResponse, headers: HeaderList) {
  for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i] ?? '', headers[i + 1] ?? '')
}

/** Where a visit on a preview host goes; the browser keeps the hash by itself. */
function previewRedirect(request: IncomingMessage, config: HttpConfig): string | null {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  const isPreview = config.previewHosts.some(
    suffix => host === suffix || host.endsWith(`.${suffix.replace(/^\./, '')}`),
  )
  if (!isPreview || host === config.publicUrl.hostname) return null
  const path = (request.url ?? '/').replace(/^\/*/, '/')
  return config.publicUrl.origin + path
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
