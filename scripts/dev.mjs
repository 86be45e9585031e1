import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { runNode } from './setup/run-node.mjs'

const DEFAULT_PORT = 3000

await ensureInstalled()
await ensureBuilt(['web'])
const port = Number(process.env.PORT || DEFAULT_PORT)
const address = `http://localhost:${port}`
const server = { PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL || address }

// When one process ends, the other is stopped too: half of the product would only look broken.
const endings = [
  runNode(['--watch', '--watch-preserve-output', 'src/server/main.ts'], { cwd: ROOT, env: server }),
  runNode(['scripts/dev/web.ts', String(port), server.PORT], { cwd: ROOT }),
]
process.on('SIGTERM', () => {})
process.exitCode = await Promise.race(endings)
process.kill(process.pid, 'SIGTERM')
await Promise.all(endings)
