import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWithMessage } from './exit-with-message.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NODE_MAJOR = 24

/** Brings node_modules in line with package-lock.json; does nothing when it already is. Speaks on stderr only. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const startedAt = performance.now()
  process.stderr.write('Installing packages … ')
  const { code, output } = await npmCi()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  process.stderr.write(code === 0 ? `done in ${seconds} s\n` : 'failed\n')
  if (code !== 0) exitWithMessage(reason(output))
}

/** The Node that runs the product: the one from npm, or this one when it is new enough. */
export function nodePath() {
  const fromNpm =
    process.platform === 'win32'
      ? join(ROOT, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : join(ROOT, 'node_modules', '.bin', 'node')
  for (const node of [fromNpm, process.execPath]) {
    const output = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (Number.parseInt(output.slice(1), 10) >= NODE_MAJOR) return node
  }
  return exitWithMessage(
    `Waywell runs on Node ${NODE_MAJOR}, which npm did not install for ${process.platform} ${process.arch}: install Node ${NODE_MAJOR} or newer and run the command again.`,
  )
}

// npm writes its own list of what it installed last, when it is done: a cut-off install leaves none.
function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = packagesOf(join(ROOT, 'package-lock.json'))
  const present = packagesOf(installed)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return present[path] === undefined ? optional === true : present[path].version === version
  })
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

function npmCi() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  // No install script is needed, newer npm blocks them, and an old NODE_ENV must not leave the build tools out.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--loglevel=error',
  ]
  const [command, ...before] = npm && node && basename(npm).startsWith('npm') ? [node, npm] : ['npm']
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, [...before, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => resolve({ code: 1, output: String(error) }))
    child.on('close', code => resolve({ code, output }))
  })
}

function reason(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|SOCKET_TIMEOUT|ENETUNREACH/.test(output)) {
    return 'npm could not reach its package registry: check the network and npm’s registry and proxy settings, then run the command again.'
  }
  return `npm could not install the packages:\n${output.trim()}`
}
