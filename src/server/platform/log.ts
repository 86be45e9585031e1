import { requestContext } from './request-context.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What may be logged: ids, names of events, counts, times. Never an email address, a token, a note or a body. */
export type LogFields = { readonly [field: string]: string | number | boolean | null | undefined }

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>

/**
 * One JSON object a line: JSON quoting keeps a newline in a value from forging a log line. A line of a request names its id and, where
 * somebody is signed in, theirs.
 */
export function createLog(level: LogLevel, write: (line: string) => void = standardError()): Log {
  const at = (name: keyof Log) => {
    if (LOG_LEVELS.indexOf(name) < LOG_LEVELS.indexOf(level)) return () => {}
    return (event: string, fields?: LogFields) => {
      const request = requestContext()
      write(
        `${JSON.stringify({
          time: new Date().toISOString(),
          level: name,
          event,
          requestId: request?.requestId,
          userId: request?.userId,
          ...fields,
        })}\n`,
      )
    }
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

// One write for all lines of a turn of the event loop: a write each costs a busy server more than making the line.
function standardError(): (line: string) => void {
  let waiting = ''
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines !== '') process.stderr.write(lines)
  }
  process.on('exit', flush)
  return line => {
    if (waiting === '') setImmediate(flush)
    waiting += line
  }
}

/** How the query builder reports a statement: with every value that was in it. */
const QUOTES_VALUES = /^Failed query:/

/** What of an error may be logged: its kind and code, and its message when it is not the database's (which quotes values). */
export function errorFields(error: unknown): LogFields {
  const cause = innermost(error)
  if (!(cause instanceof Error)) return { error: 'unknown' }
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  const isDatabase = code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)
  return {
    error: cause.name,
    code,
    message: isDatabase || QUOTES_VALUES.test(cause.message) ? undefined : cause.message.slice(0, 300),
    at: cause.stack
      ?.split('\n')
      .find(line => line.includes('/src/'))
      ?.trim()
      .replace(/^.*\/src\//, 'src/'),
  }
}

function innermost(error: unknown): unknown {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return at
}
