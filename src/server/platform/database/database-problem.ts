import { Problem } from '#shared/problem.ts'

/** The problem a database error maps to; null for unexpected ones. */
export function databaseProblem(error: unknown): Problem | null {
  // Past the deadline of its request a statement is refused, and the library wraps what refused it.
  if (error instanceof Error && error.cause instanceof Problem) return error.cause
  const code = sqlState(error)
  if (code === null) return isConnectionTrouble(error) ? new Problem('unavailable', { cause: error }) : null
  switch (code) {
    case '22021': // not storable as UTF-8
    case '22P05':
    case '22P02':
    case '22007': // a time, or its distance from UTC, that is none to the database
    case '22008':
    case '22009':
    case '22003':
    case '22001':
    case '23514':
      return new Problem('invalid_input', { cause: error })
    case '23503': // a token can outlive its account by minutes
      return new Problem('unauthorized', { cause: error })
    case '54000':
      return new Problem('invalid_input', {
        message: 'Your account holds as many of these as it can. Please delete some first.',
        cause: error,
      })
    case '53100':
      return new Problem('storage_full', { cause: error })
    case '40001': // serialization failure
    case '40P01': // deadlock
    case '53300': // too many connections
    case '55P03': // lock not available
    case '57014': // statement timeout
    case '57P01':
    case '57P02':
    case '57P03':
    case '25P02':
    case '25006':
      return new Problem('unavailable', { cause: error })
    default:
      return code.startsWith('08') || code.startsWith('58')
        ? new Problem('unavailable', { cause: error })
        : null
  }
}

export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}

/** The name of the constraint or unique index that a statement would have broken. */
export function brokenConstraint(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return null
}

const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]
const CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|not queryable|client was closed|received unexpected \w+ message/i

function isConnectionTrouble(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && CONNECTION_CODES.includes(String(at.code))) return true
    // A database that is away has no socket file, as anything else that is missing.
    if ('syscall' in at && at.syscall === 'connect') return true
    if (CONNECTION_WORDS.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isConnectionTrouble)) return true
  }
  return false
}
