import { FILES } from '#server/files.ts'
import { createWorkerPool, type WorkerPool } from '#server/platform/jobs/worker-pool.ts'
import type { Log } from '#server/platform/log.ts'
import type { EngineTasks } from './engine-tasks.ts'

type TaskName = keyof EngineTasks

/** The career engine, which computes in threads of its own: a long résumé must not hold up everybody else's request. */
export type CareerEngine = {
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<EngineTasks[Name]>[1],
    signal?: AbortSignal,
  ): Promise<ReturnType<EngineTasks[Name]>>
  load: WorkerPool['load']
  stop: WorkerPool['stop']
}

export function createCareerEngine(log: Log): CareerEngine {
  const pool = createWorkerPool({
    file: FILES.engineWorker,
    workerData: { knowledge: FILES.knowledge },
    log,
  })
  return {
    // Both ends are this server: what a task answers is of the type that EngineTasks says.
    run: <Name extends TaskName>(task: Name, input: Parameters<EngineTasks[Name]>[1], signal?: AbortSignal) =>
      pool.run(task, input, signal) as Promise<ReturnType<EngineTasks[Name]>>,
    load: pool.load,
    stop: pool.stop,
  }
}
