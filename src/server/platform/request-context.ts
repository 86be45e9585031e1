import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request under way; every line logged meanwhile names its id and person. */
export type RequestContext = {
  readonly requestId: string
  /** One of a fixed set of names: it labels metrics, so nothing a caller sends may become one. */
  operation: string
  userId?: string
  /** Why it was refused. */
  code?: string
  /** Where nothing was found. */
  path?: string
}

export const UNKNOWN_OPERATION = 'unknown'

const current = new AsyncLocalStorage<RequestContext>()

export function runRequest<T>(context: RequestContext, work: () => T): T {
  return current.run(context, work)
}

export function requestContext(): RequestContext | undefined {
  return current.getStore()
}

export function noteRequest(notes: Partial<Omit<RequestContext, 'requestId'>>): void {
  const context = current.getStore()
  if (context) Object.assign(context, notes)
}

/** For what serves many requests: a connection, a queue. Its lines must not name the one that happened to start it. */
export function outsideRequest<T>(work: () => T): T {
  return current.exit(work)
}
