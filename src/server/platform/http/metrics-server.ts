import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Serves the numbers and nothing else, for a port that only the operator's network reaches. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    const found = request.method === 'GET' && request.url === '/metrics'
    const text = found ? await metrics.text() : 'The numbers are at /metrics.\n'
    response.writeHead(found ? 200 : 404, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    response.end(text)
  })
}
