import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_ARGUMENTS } from '../../scripts/setup/server-arguments.mjs'
import { ROOT } from './running-app-file.ts'

export type Product = { url: string; dataDir: string; stop: () => Promise<void> }

/** Starts the built product as `npm start` does, on a database of its own; stopping it tells of failures it logged. */
export async function startServer(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waywell-journeys-'))
  // Run as root, the database has another account, and its data would be left behind outside of a closed folder.
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, SERVER_ARGUMENTS, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      PREVIEW_HOSTS: 'preview.localhost',
      LOG_LEVEL: 'debug',
      // Each journey comes from an address of its own, as people do.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  await ready(url, () => {
    if (server.exitCode !== null) throw new Error(`The server stopped at its start:\n${output}`)
  })
  const stop = async () => {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
    // Addresses, passwords and notes of the journeys, and tokens of any kind.
    const leaked =
      /people\.example|walk [0-9a-f]{8}|quiet new one|good people|eyJ[\w-]{10}|access_token|Bearer/.exec(
        output,
      )
    if (leaked)
      throw new Error(
        `The server logged what nobody may read: ${output.slice(leaked.index - 200, leaked.index + 50)}`,
      )
    const failures = output.split('\n').filter(line => line.includes('"level":"error"'))
    if (failures.length > 0) throw new Error(`The server logged failures of its own:\n${failures.join('\n')}`)
  }
  return { url, dataDir, stop }
}

async function ready(url: string, stillRunning: () => void) {
  for (let tries = 0; tries < 300; tries += 1) {
    stillRunning()
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The server was not ready within 30 seconds.')
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
