import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

const POLL_MS = 50
/** A request may be on its way on a connection that has just been opened. */
const FIRST_REQUEST_MS = 500

type Traffic = { openedMs: number; answersUnderWay: number; bytesReadWhenQuiet: number }

/**
 * Makes a server that can be closed without cutting an answer. Node's own close counts a connection as idle when its
 * answer has been written by us, though most of it may not have been read by the other side.
 */
export function drainable(server: Server): (graceMs: number) => Promise<void> {
  const open = new Map<Socket, Traffic>()

  server.on('connection', (socket: Socket) => {
    open.set(socket, { openedMs: performance.now(), answersUnderWay: 0, bytesReadWhenQuiet: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const traffic = open.get(socket)
    if (!traffic) return
    traffic.answersUnderWay += 1
    response.once('close', () => {
      traffic.answersUnderWay -= 1
      traffic.bytesReadWhenQuiet = socket.bytesRead
    })
  })

  function endIdle() {
    for (const [socket, { openedMs, answersUnderWay, bytesReadWhenQuiet }] of open) {
      const isNew = socket.bytesRead === 0 && performance.now() - openedMs < FIRST_REQUEST_MS
      if (answersUnderWay === 0 && socket.bytesRead === bytesReadWhenQuiet && !isNew) socket.end()
    }
  }

  return async graceMs => {
    const closed = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()))
    endIdle()
    const idle = setInterval(endIdle, POLL_MS)
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(idle)
    clearTimeout(late)
    // Stops Node's own timer for late clients; the server itself is closed already.
    server.close(() => {})
  }
}
