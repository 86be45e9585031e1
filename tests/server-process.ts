import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#server/config.ts'
import { isBuilt } from '../scripts/setup/build.mjs'
import { SERVER_ARGUMENTS } from '../scripts/setup/server-arguments.mjs'
import type { TestApp } from './harness.ts'

/** The built product, as `npm start` runs it, on the app's database; resolves when it is ready to serve. */
export async function startServer(
  app: TestApp,
  port: number,
  environment: Environment = {},
): Promise<ChildProcess> {
  if (!isBuilt('server')) throw new Error('dist/ was not made from these sources: run `npm run build`.')
  const server = spawn(process.execPath, SERVER_ARGUMENTS, {
    env: {
      ...process.env,
      DATABASE_URL: app.ownerUrl,
      SANDBOX: '1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: app.dataDir,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(tmpdir(), 'waywell-compiled'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server stopped at its start.')
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      response => response.ok,
      () => false,
    )
    if (ready) return server
    await sleep(20)
  }
}

/** Resolves with the exit code, or null when the signal itself ended it. */
export async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(server, 'exit')
  server.kill(signal)
  const [code] = await exited
  return code
}
