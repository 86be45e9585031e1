/**
 * How long a connection to the database is waited for, and then its answer. Only in pipeline mode does the driver close
 * a connection whose answer is late: left open, it would go back to the pool inside somebody's transaction.
 */
export const CONNECTION_TIMEOUTS = {
  connectionTimeoutMillis: 2_500,
  query_timeout: 3_000,
  pipeline: true,
  keepAlive: true,
} as const
