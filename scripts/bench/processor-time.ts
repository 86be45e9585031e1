import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICKS_PER_SECOND = 100
const MS_PER_TICK = 1000 / TICKS_PER_SECOND

/** Computing time of a process since its start, with that of its threads. */
export function processMs(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid) ?? []
  return (user + system) * MS_PER_TICK
}

/** That of all processes of a PostgreSQL, those that have ended among them. */
export function postgresMs(dataFolder: string): number {
  const [line = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  const postmaster = Number(line)
  let ticks = sum(timesOf(postmaster) ?? [])
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name) || parentOf(Number(name)) !== postmaster) continue
    const [user = 0, system = 0] = timesOf(Number(name)) ?? []
    ticks += user + system
  }
  return ticks * MS_PER_TICK
}

/** User, system, and the same two of children that have ended; null for a process that has. */
function timesOf(pid: number): number[] | null {
  return statOf(pid)?.slice(11, 15).map(Number) ?? null
}

function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1])
}

function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null
  } catch {
    return null
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
