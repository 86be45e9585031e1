import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Environment, readConfig } from '#server/config.ts'
import { createLateWork } from '#server/platform/deadline.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { createHttpServer, type HttpServer } from '#server/platform/http/server.ts'
import { openWebFiles, type WebFiles } from '#server/platform/http/web-files.ts'
import { createLog } from '#server/platform/log.ts'
import { REDIRECTS } from '#shared/redirects.ts'

/** The pages of a build on a real port until the test ends, without a database: no operation is served. */
export async function startPages(
  folder: string,
  environment: Environment = {},
): Promise<{ url: string; http: HttpServer; web: WebFiles }> {
  const config = readConfig(environment)
  const web = await openWebFiles(folder, { origin: config.publicUrl.origin, contact: config.contact })
  const http = createHttpServer({
    config,
    api: async () => false,
    googleCallback: async () => new Response(null, { status: 404 }),
    googleFailedUrl: 'http://localhost/',
    redirects: REDIRECTS,
    web,
    routes: [],
    isReady: async () => true,
    lateWork: createLateWork(),
    metrics: createMetrics(),
    log: createLog('silent'),
  })
  return { url: await listen(http.server), http, web }
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
