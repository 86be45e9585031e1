import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { processEnvironment, readConfig } from '#server/config.ts'
import { fillPlaceholders } from '#shared/installation.ts'
import { CONTACT_TAG } from '../build/page-html.ts'

const SERVED_BY_THE_SERVER = [
  '/auth',
  '/api',
  '/functions',
  '/dev/mail',
  '/sandbox',
  '/healthz',
  '/readyz',
  '/metrics',
]

const [port, serverPort] = process.argv.slice(2).map(Number)
const target = `http://127.0.0.1:${serverPort}`

/** What the server does to the built pages when it starts. */
const placeholders: Plugin = {
  name: 'placeholders',
  transformIndexHtml: html =>
    fillPlaceholders(html.replace('<!--head-->', CONTACT_TAG), {
      origin: `http://localhost:${port}`,
      contact: readConfig(processEnvironment()).contact,
    }),
}

const vite = await createServer({
  plugins: [placeholders],
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
