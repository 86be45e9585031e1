import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const SERVED_BY_THE_SERVER = ['/auth', '/api', '/functions', '/dev/mail', '/healthz', '/readyz', '/metrics']

const [port, serverPort] = process.argv.slice(2).map(Number)
const target = `http://127.0.0.1:${serverPort}`

const vite = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  clearScreen: false,
  server: {
    port: port ?? 0,
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_THE_SERVER.map(path => [`^${path}(/|\\?|$)`, { target }])),
  },
})
await vite.listen()
console.log(`\n  Open http://localhost:${port}: pages change as you save, the server restarts by itself.\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close()
    process.exit(0)
  })
}
