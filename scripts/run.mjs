import { exitWithMessage } from './setup/exit-with-message.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { runNode } from './setup/run-node.mjs'

const args = process.argv.slice(2)
if (args.length === 0) exitWithMessage('Say which file to run: node scripts/run.mjs <file.ts> [arguments]')
await ensureInstalled()
process.exitCode = await runNode(args)
