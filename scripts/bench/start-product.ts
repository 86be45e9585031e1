import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const PORT = 3986

/** The built product with its embedded database, as `npm start` serves it. */
export async function startProduct(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const url = `http://localhost:${PORT}`
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server stopped at its start.')
    const ready = await fetch(`${url}/readyz`).then(
      response => response.ok,
      () => false,
    )
    if (ready) break
    await sleep(100)
  }
  return {
    url,
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
  }
}
