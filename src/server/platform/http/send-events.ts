import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Problem } from '#shared/problem.ts'
import type { HeaderList } from './send-response.ts'

/** A proxy closes a connection on which nothing comes for a while. */
const COMMENT_EVERY_MS = 15_000

/** Server-sent events, each with its JSON; a failure on the way is an event named "error" with the problem, because the status has left. */
export async function sendEvents(
  response: ServerResponse,
  status: number,
  events: AsyncIterator<unknown>,
  headers: HeaderList,
  problemOf: (error: unknown) => Problem,
) {
  // Proxies that collect an answer before they pass it on would hold every sentence back.
  response.writeHead(status, [...headers, 'Content-Type', 'text/event-stream', 'X-Accel-Buffering', 'no'])
  response.flushHeaders()
  const comments = setInterval(() => response.write(': waiting\n\n'), COMMENT_EVERY_MS)
  comments.unref()
  try {
    for (;;) {
      const { done, value } = await events.next()
      if (done || response.destroyed) break
      const hasRoom = response.write(`event: message\ndata: ${JSON.stringify(value)}\n\n`)
      if (!hasRoom) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
  } catch (error) {
    // The library wraps what the work threw.
    const thrown = error instanceof Error && error.cause instanceof Problem ? error.cause : error
    response.write(`event: error\ndata: ${JSON.stringify(problemOf(thrown).body())}\n\n`)
  } finally {
    clearInterval(comments)
    response.end()
    await events.return?.()
  }
}
