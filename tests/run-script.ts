import { spawnSync } from 'node:child_process'
import type { Environment } from '#server/config.ts'

/** A command beside the server, run to its end. */
export function runScript(path: string, args: readonly string[], environment: Environment) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr }
}
