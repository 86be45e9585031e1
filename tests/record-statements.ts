import pg from 'pg'
import { requestContext } from '#server/platform/request-context.ts'

/** What leaves after the answer, and what is read anew every few seconds by whichever request comes then. */
const BESIDE = /mail_outbox|ended_sessions|jwks|'system'|^(begin|commit)$/

/** Records what requests ask the database; what the server asks by itself, at its own times, is left out. */
export function recordStatements() {
  const { query } = pg.Client.prototype
  let statements: string[] = []
  pg.Client.prototype.query = function recorded(this: pg.Client, ...asked: unknown[]) {
    const [what] = asked
    if (requestContext()) statements.push(String(typeof what === 'string' ? what : Object(what).text))
    return Reflect.apply(query, this, asked)
  } as typeof query
  return {
    /** What was asked since the last call. */
    take(): string[] {
      const taken = statements.filter(text => !BESIDE.test(text))
      statements = []
      return taken
    },
    stop() {
      pg.Client.prototype.query = query
    },
  }
}
