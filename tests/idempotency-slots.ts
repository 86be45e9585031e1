import { randomUUID } from 'node:crypto'
import type { TestApp } from './harness.ts'

const TABLES = ['idempotency_keys_0', 'idempotency_keys_1', 'idempotency_keys_2']

/** A key of this person in every table that keys go through in the course of a day. */
export async function leaveIdempotencyKeys(app: TestApp, userId: string): Promise<void> {
  for (const table of TABLES)
    await app.sql(`insert into ${table} values ($1, $2, 7, '{"notes":"kept"}')`, [userId, randomUUID()])
}
