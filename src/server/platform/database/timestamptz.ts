import { timestamp } from 'drizzle-orm/pg-core'

/** A moment; without its zone a value would mean another one under another setting of the database. */
export function timestamptz(name: string) {
  return timestamp(name, { withTimezone: true })
}
