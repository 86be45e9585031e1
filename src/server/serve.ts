import type { Server } from 'node:http'
import { PRODUCT } from '#shared/product.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError, processEnvironment, readConfig } from './config.ts'
import { FILES } from './files.ts'
import { watchDiskSpace } from './platform/database/embedded/disk-space.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { openWebFiles } from './platform/http/web-files.ts'
import { createLog, errorFields, type Log } from './platform/log.ts'

/** The grace is longer than the longest deadline of a request. */
const STOP_TIMES = { notReadyMs: 1_000, graceMs: 15_000 }
/** Repeated in the start-up summary. */
const QUIET_EVENTS = ['postgres_started', 'postgres_adopted']

try {
  const config = readConfig(processEnvironment())
  await serve(config, createLog(config.logLevel))
} catch (error) {
  if (error instanceof ConfigError) for (const fault of error.faults) print(fault)
  else print(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function serve(config: Config, log: Log) {
  const closers: (() => Promise<void>)[] = []
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('stopping', { signal })
    for (const close of closers.toReversed()) await close()
    process.exit(0)
  }
  // Ctrl-C during the start would otherwise leave the embedded database running.
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))

  const web = openWebFiles(FILES.web, { origin: config.publicUrl.origin, contact: config.contact })
  // It is awaited when the database is there; a missing build must not end the process before that with a stack.
  web.catch(() => {})
  const embedded =
    config.database.mode === 'embedded'
      ? await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: (event, fields) => (QUIET_EVENTS.includes(event) ? log.debug : log.warn)(event, fields),
        })
      : null
  if (embedded) closers.push(embedded.stop)
  const diskSpace = embedded ? await watchDiskSpace(embedded.folder, log) : null
  const ownerUrl = config.database.mode === 'external' ? config.database.url : (embedded?.url ?? '')
  const app = await createApp({
    config,
    ownerUrl,
    web: await web,
    log,
    diskIsAlmostFull: diskSpace?.isAlmostFull,
  })
  closers.push(() => app.close(STOP_TIMES))
  const { server } = app.http

  await listen(server, config.port, config.host)
  const { metricsServer } = app.http
  if (metricsServer) await listen(metricsServer, config.metricsPort ?? 0, config.host)

  process.on('unhandledRejection', error => log.error('unhandled_rejection', errorFields(error)))

  print(
    [
      '',
      `  ${PRODUCT}  ${config.publicUrl.origin}`,
      '',
      `  data      ${embedded ? embedded.folder : 'external PostgreSQL'}`,
      `  database  ${embedded ? `embedded PostgreSQL ${embedded.version}` : 'DATABASE_URL'}`,
      `  email    ${app.mailName}${config.email.mode === 'dev-mailbox' ? `, shown at http://localhost:${config.port}/dev/mail` : ''}`,
      `  payments  ${app.payments.name}`,
      `  AI        ${app.ai.name}`,
      `  Google    ${config.google.mode}`,
      '',
      `  ready in ${(performance.now() / 1000).toFixed(1)} s, stop with Ctrl+C`,
      '',
    ].join('\n'),
  )
}

function listen(server: Server, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
