import type { Writable } from 'node:stream'
import pg from 'pg'
import type { Log } from '../log.ts'
import { errorFields } from '../log.ts'
import { outsideRequest } from '../request-context.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'
import { GuardedClient } from './guarded-client.ts'

export type FunctionCaller = {
  call(called: SqlFunction, values: readonly FunctionValue[]): Promise<string>
  close(): Promise<void>
}

type FunctionValue = string | number | null | readonly (string | number)[]

/** A function of schema `api` or `auth`: the name of its prepared statement, and the call, whose one column is `answer`. */
export type SqlFunction = {
  name: string
  text: string
  /** It changes nothing, so it need not stand in line behind calls that wait for the disk. */
  reads?: true
}

/** Shared connections in pipeline mode: one round trip per call, on the connection with the fewest calls under way. */
export function createFunctionCaller(
  connectionString: string,
  log: Log,
  { size, options }: { size: number; options?: string },
): FunctionCaller {
  const connections: (Promise<pg.Client> | null)[] = Array.from({ length: size }, () => null)
  const callsUnderWay: number[] = Array.from({ length: size }, () => 0)
  let closed = false

  function connection(index: number): Promise<pg.Client> {
    const open = connections[index]
    if (open) return open
    const client = new GuardedClient({
      connectionString,
      options,
      application_name: 'waywell-functions',
      ...CONNECTION_TIMEOUTS,
    })
    const forget = (error?: Error) => {
      if (connections[index] === connecting) connections[index] = null
      if (error && !closed) outsideRequest(() => log.warn('database_connection_lost', errorFields(error)))
    }
    client.on('error', forget)
    client.on('end', () => forget())
    const connecting = client.connect().then(
      () => client,
      (error: Error) => {
        forget(error)
        throw error
      },
    )
    connections[index] = connecting
    return connecting
  }

  return {
    async call(called, values) {
      const index = callsUnderWay.indexOf(Math.min(...callsUnderWay))
      callsUnderWay[index] = (callsUnderWay[index] ?? 0) + 1
      try {
        const client = await connection(index)
        sendWithOthers(client.connection.stream)
        return await answerOf(client, called, values)
      } catch (error) {
        // Else it would lead to the socket, and the log could not say which call failed.
        if (error instanceof Error) Error.captureStackTrace(error)
        throw error
      } finally {
        callsUnderWay[index] = (callsUnderWay[index] ?? 0) - 1
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(connections.map(async open => (await open)?.end()))
    },
  }
}

/** Made from a text: of an object the driver makes a copy, property by property, with every call. */
function answerOf(
  client: pg.Client,
  { name, text }: SqlFunction,
  values: readonly FunctionValue[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query<{ answer: string }>(text, [...values], (error, result) =>
      error ? reject(error) : resolve(result.rows[0]?.answer ?? ''),
    )
    client.query(Object.assign(query, { name }))
  })
}

/** Calls of one turn of the event loop leave in one write: a write each is the largest part of what a call costs the server. */
function sendWithOthers(stream: Writable) {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
