import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { nodePath } from './install.mjs'

/** Runs Node 24 with this terminal, hands signals on, and answers its exit code. */
export function runNode(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), args, { stdio: 'inherit', ...options })
    const handOn = signal => child.kill(signal)
    // A terminal sends Ctrl-C to everyone in it; handing it on would deliver it twice.
    const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT')
    process.on('SIGTERM', handOn)
    process.on('SIGHUP', handOn)
    process.on('SIGINT', onInterrupt)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', handOn)
      process.off('SIGHUP', handOn)
      process.off('SIGINT', onInterrupt)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
