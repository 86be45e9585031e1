import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { createMessageReader } from './message-reader.ts'

declare module 'pg' {
  interface Connection {
    /** Where the driver hands its socket, plain or TLS, to its parser. */
    attachListeners(stream: Pick<EventEmitter, 'on'>): void
  }
}

/**
 * The driver's client, which loses its connection and not the process when what arrives is no answer of a database:
 * the driver's parser throws inside the socket's listener, or never returns.
 */
export class GuardedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this
    const attach = connection.attachListeners.bind(connection)
    connection.attachListeners = stream => attach(wholeMessages(stream as Duplex))
  }
}

function wholeMessages(socket: Duplex): EventEmitter {
  const messages = new EventEmitter()
  const read = createMessageReader()
  socket.on('data', (chunk: Buffer) => {
    try {
      const whole = read(chunk)
      if (whole) messages.emit('data', whole)
    } catch (error) {
      socket.destroy(unreadable(error))
    }
  })
  return messages
}

function unreadable(cause: unknown): Error {
  return Object.assign(new Error('The database sent what cannot be read.', { cause }), { code: 'EPROTO' })
}
