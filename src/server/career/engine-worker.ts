import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { loadEngine, preloadEngine } from '#engine/engine.ts'
import { serveTasks } from '#server/platform/jobs/worker-tasks.ts'
import { ENGINE_TASKS } from './engine-tasks.ts'

const { knowledge } = z.object({ knowledge: z.string() }).parse(workerData)
const engine = loadEngine(name => {
  const file = readFileSync(join(knowledge, name))
  // A Buffer's slice shares its memory where a Uint8Array's slice copies.
  return new Uint8Array(file.buffer, file.byteOffset, file.length)
})
preloadEngine(engine)

const tasks: Record<string, (using: typeof engine, input: never) => unknown> = ENGINE_TASKS
serveTasks((task, input) => {
  const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined
  if (!run) throw new Error(`No task is named ${task}.`)
  return run(engine, input as never)
})
