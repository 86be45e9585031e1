import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'

await ensureInstalled()
process.exitCode = (await runChecks()) === 0 ? 0 : 1
