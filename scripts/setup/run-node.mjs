import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { nodePath, ROOT } from './install.mjs'

// npm that is told to stop ends its shell and itself, but not what the shell has started.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs')

/** Runs Node 24 with this terminal, hands signals on, and answers its exit code. */
export function runNode(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), args, { stdio: 'inherit', ...options, env: environment(options.env) })
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

/** Runs Node 24 in silence; answers its exit code and all it printed. */
export function captureNode(args, options = {}) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(nodePath(), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
      env: environment({ NO_COLOR: '1', ...options.env }),
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], output }))
  })
}

// A tool that starts `node` itself must get the same one, and none should parse the same packages anew at every start.
function environment(more) {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), ...more }
}
