import { LOG_LEVELS, type LogLevel } from './config.ts'

/** What may be logged: ids, names of events, counts, times. Never an e-mail address, a token, a note or a body. */
export type LogFields = { readonly [field: string]: string | number | boolean | null | undefined }

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>

/** One JSON object a line; a newline inside a value stays inside its quotes. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = line => process.stderr.write(line),
): Log {
  const at = (name: keyof Log) => {
    if (LOG_LEVELS.indexOf(name) < LOG_LEVELS.indexOf(level)) return () => {}
    return (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** What of an error may be logged: its kind and code, and its message when it is not the database's (which quotes values). */
export function errorFields(error: unknown): LogFields {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { error: 'unknown' }
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  const isDatabase = code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)
  return {
    error: cause.name,
    code,
    message: isDatabase ? undefined : cause.message.slice(0, 300),
    at: cause.stack
      ?.split('\n')
      .find(line => line.includes('/src/'))
      ?.trim()
      .replace(/^.*\/src\//, 'src/'),
  }
}
