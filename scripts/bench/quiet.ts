import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether figures of this moment can be compared with others; `busy` says why not. */
export type Quiet = { busy: string | null }

const IDLE_MS = 2_000
const MAX_BUSY_SHARE = 0.15
const LOOPS = 5
const LOOP_STEPS = 60_000_000
const MAX_LOOP_SPREAD = 0.08

/** Looks at the machine while this process does nothing, then times the same loop again and again. */
export async function measureQuiet(): Promise<Quiet> {
  const before = cpuTimes()
  await sleep(IDLE_MS)
  const after = cpuTimes()
  const share = (after.busy - before.busy) / (after.all - before.all)
  if (share > MAX_BUSY_SHARE)
    return { busy: `other processes used ${Math.round(share * 100)} % of its cores` }
  loop()
  const times = Array.from({ length: LOOPS }, loop)
  const spread = Math.max(...times) / Math.min(...times) - 1
  return {
    busy:
      spread > MAX_LOOP_SPREAD
        ? `one loop took from ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`
        : null,
  }
}

/** Quiet before and after: what came between was measured in peace, as far as one can tell. */
export async function stillQuiet(before: Quiet): Promise<Quiet> {
  return before.busy === null ? measureQuiet() : before
}

/** One line that says where the figures were taken. */
export function describeMachine(): string {
  const [first] = cpus()
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  return [
    `${cpus().length} cores, ${first?.model.trim()}`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `Node ${process.versions.node}`,
    `commit ${commit}`,
    new Date().toISOString().slice(0, 10),
  ].join('; ')
}

function cpuTimes(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { idle, ...working } = times
    const sum = Object.values(working).reduce((total, ms) => total + ms, 0)
    busy += sum
    all += sum + idle
  }
  return { busy, all }
}

function loop(): number {
  const startedMs = performance.now()
  let state = 1
  for (let step = 0; step < LOOP_STEPS; step += 1) state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
  // The result is used, so that no compiler can leave the loop out.
  return performance.now() - startedMs + (state === 0 ? 1 : 0)
}
