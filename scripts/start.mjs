import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { runNode } from './setup/run-node.mjs'
import { SERVER_ARGUMENTS } from './setup/server-arguments.mjs'

await ensureInstalled()
await ensureBuilt()
const followParent = pathToFileURL(join(ROOT, 'scripts', 'setup', 'follow-parent.mjs')).href
process.exitCode = await runNode(['--import', followParent, ...SERVER_ARGUMENTS], {
  cwd: ROOT,
})
