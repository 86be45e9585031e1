import { connect } from 'node:net'

export type HttpAnswer = { status: number; head: string; body: string }

type Line = { send(request: string): Promise<HttpAnswer>; close(): void }

/** One kept connection, one request at a time; an HTTP library would cost more than the server it measures. */
export async function openLine(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  socket.setEncoding('utf8')
  let received = ''
  let settle: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | null = null
  socket.on('data', chunk => {
    received += chunk
    const answer = wholeAnswer(received)
    if (!answer) return
    received = ''
    settle?.resolve(answer)
  })
  socket.on('error', error => settle?.reject(error))
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return {
    send: request =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      settle = null
      socket.destroy()
    },
  }
}

/** Null while something is missing; an answer that does not say its length is none. */
function wholeAnswer(received: string): HttpAnswer | null {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = received.slice(0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer came without its length: ${head}`)
  const body = received.slice(end + 4)
  return Buffer.byteLength(body) < Number(length) ? null : { status: Number(head.slice(9, 12)), head, body }
}
