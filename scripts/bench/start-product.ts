import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../setup/build.mjs'
import { SERVER_ARGUMENTS } from '../setup/server-arguments.mjs'

type RunningProduct = {
  url: string
  port: number
  pid: number
  /** From the start of the process to its first answer. */
  readyMs: number
  residentMegabytes(): Promise<number>
  stop(): Promise<void>
}

/** The built product as `npm start` serves it, on a free port. */
export async function startProduct(settings: Record<string, string>): Promise<RunningProduct> {
  await ensureBuilt()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const startedMs = performance.now()
  const server = spawn(process.execPath, SERVER_ARGUMENTS, {
    env: { ...process.env, PUBLIC_URL: url, LOG_LEVEL: 'error', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A bench that fails or is stopped must not leave its server running.
  process.once('exit', () => server.kill())
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server stopped at its start.')
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      response => response.ok,
      () => false,
    )
    if (ready) break
    await sleep(5)
  }
  return {
    url,
    port,
    pid: server.pid ?? 0,
    readyMs: performance.now() - startedMs,
    async residentMegabytes() {
      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then(response => response.text())
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1e6
    },
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
