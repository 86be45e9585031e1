import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** True when a browser says that another site sent this request. */
export function isCrossSite(request: IncomingMessage, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.origin
  if (origin === undefined || origin === publicUrl.origin) return false
  // On one's own machine the same server answers to localhost, 127.0.0.1 and [::1].
  const host = request.headers.host ?? ''
  return !(LOOPBACK.test(host) && origin === `http://${host}`)
}
