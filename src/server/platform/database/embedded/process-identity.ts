import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Something that differs between two processes which had the same pid one after the other; undefined when none lives. */
export function processStartTime(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined
  if (process.platform === 'linux') return linuxStartTime(pid)
  return process.platform === 'win32' ? UNKNOWN_START_TIME : psColumn(pid, 'lstart=')
}

export const UNKNOWN_START_TIME = 'unknown'

export function processCommand(pid: number): string {
  if (process.platform === 'win32') return ''
  if (process.platform !== 'linux') return psColumn(pid, 'command=')
  return readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ')
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function linuxStartTime(pid: number): string | undefined {
  const stat = readOr(`/proc/${pid}/stat`, '')
  // A program may have spaces and brackets in its own name, so the fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  if (state === 'Z' || state === 'X') return undefined
  return fields[19] ?? UNKNOWN_START_TIME
}

function psColumn(pid: number, column: string): string {
  try {
    return execFileSync('/bin/ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return UNKNOWN_START_TIME
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
