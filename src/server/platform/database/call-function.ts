import type pg from 'pg'
import type { Log } from '../log.ts'
import { errorFields } from '../log.ts'
import { outsideRequest } from '../request-context.ts'
import { PATIENCE } from './connection-timeouts.ts'
import { GuardedClient } from './guarded-client.ts'

export type HotLane = {
  call(
    name: HotFunction,
    values: readonly (string | number | null | readonly (string | number)[])[],
  ): Promise<string>
  close(): Promise<void>
}

const HOT_FUNCTIONS = {
  save_check_in: 'select api.save_check_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer',
  list_check_ins: 'select api.list_check_ins($1, $2, $3) as answer',
  take_attempts: 'select api.take_attempts($1, $2, $3)::text as answer',
  forget_attempts: 'select api.forget_attempts($1)::text as answer',
} as const

export type HotFunction = keyof typeof HOT_FUNCTIONS

const LANES = 6

/** A few shared connections in pipeline mode: calls do not wait for each other's answers on the way out. */
export function createHotLane(connectionString: string, log: Log): HotLane {
  const lanes: (Promise<pg.Client> | null)[] = Array.from({ length: LANES }, () => null)
  let next = 0
  let closed = false

  function lane(index: number): Promise<pg.Client> {
    const open = lanes[index]
    if (open) return open
    const client = new GuardedClient({
      connectionString,
      application_name: 'waywell-hot',
      ...PATIENCE,
    })
    const forget = (error?: Error) => {
      if (lanes[index] === connecting) lanes[index] = null
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
    lanes[index] = connecting
    return connecting
  }

  return {
    async call(name, values) {
      next = (next + 1) % LANES
      const client = await lane(next)
      const result = await client.query<{ answer: string }>({
        name,
        text: HOT_FUNCTIONS[name],
        values: [...values],
      })
      return result.rows[0]?.answer ?? ''
    },
    async close() {
      closed = true
      await Promise.allSettled(lanes.map(async open => (await open)?.end()))
    },
  }
}
