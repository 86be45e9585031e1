import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** See bare-server.ts; it ends with the process that started it. */
export async function startBareServer(servingUrl: string) {
  const server = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [servingUrl])
  const [port] = (await once(server, 'message')) as [number]
  return { port, pid: server.pid ?? 0, stop: () => server.disconnect() }
}
