import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Problem } from '#shared/problem.ts'
import { errorFields, type Log } from '../log.ts'
import { requestContext } from '../request-context.ts'
import { createTurns, givesWay } from './turns.ts'
import type { TaskReply, TaskRequest } from './worker-tasks.ts'

export type WorkerPool = {
  /** What the task of this name answers in a worker. An aborted task that still waits is never begun. */
  run(task: string, input: unknown, signal?: AbortSignal): Promise<unknown>
  /** Threads that are running, and tasks that wait for one. */
  load(): { workers: number; waiting: number }
  stop(): Promise<void>
}

type Task = TaskRequest & {
  /** Whose request asks; the server's own work has one owner together. */
  owner: string
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}
type Slot = { worker: Worker; task: Task | null; timer: NodeJS.Timeout | undefined; isReady: boolean }

type WorkerPoolOptions = {
  file: string
  workerData: unknown
  log: Log
  /** At most; one is started when a task finds all others busy. */
  workers?: number
  waitingMax?: number
  taskTimeoutMs?: number
  /** Without a task for this long the threads end, and give their memory back. */
  idleMs?: number
  /** One text that makes a task collect without end stops its thread, not the server. */
  heapMaxMb?: number
}

const WORKERS_MAX = 2
const WAITING_MAX = 64
const TASK_TIMEOUT_MS = 10_000
const IDLE_MS = 120_000
const RETRY_AFTER_SECONDS = 2
const HEAP_MAX_MB = 256
const SEMI_SPACE_MAX_MB = 16

/** Threads that start at the first task, run one task each at a time, and end when there is nothing to do. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { file, workerData, log } = options
  const {
    workers: most = Math.min(WORKERS_MAX, availableParallelism()),
    waitingMax = WAITING_MAX,
    taskTimeoutMs = TASK_TIMEOUT_MS,
    idleMs = IDLE_MS,
    heapMaxMb = HEAP_MAX_MB,
  } = options
  const slots = new Set<Slot>()
  const waiting: Task[] = []
  const turns = createTurns()
  let nextId = 0
  let idleTimer: NodeJS.Timeout | undefined
  let stopped = false

  function begin() {
    clearTimeout(idleTimer)
    for (const slot of slots) {
      if (waiting.length === 0) break
      if (slot.isReady && !slot.task) give(slot, turns.take(waiting))
    }
    const starting = [...slots].filter(slot => !slot.isReady).length
    if (waiting.length > starting && slots.size < most) startWorker()
    if (waiting.length === 0 && [...slots].every(slot => !slot.task)) {
      idleTimer = setTimeout(() => void endWorkers(), idleMs)
      idleTimer.unref()
    }
  }

  function makeRoomFor(owner: string): boolean {
    if (waiting.length < waitingMax) return true
    const at = givesWay(waiting, owner)
    if (at < 0) return false
    for (const task of waiting.splice(at, 1)) task.reject(comeBackLater())
    return true
  }

  function startWorker() {
    // The server's own nursery stays small; a thread that computes collects garbage less often in a larger one. The flag holds for heaps that are made after it.
    setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE_MAX_MB}`)
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMb },
    })
    const slot: Slot = { worker, task: null, timer: undefined, isReady: false }
    slots.add(slot)
    worker.on('message', (reply: TaskReply | 'ready') => {
      if (reply === 'ready') slot.isReady = true
      else settle(slot, reply)
      begin()
    })
    worker.on('error', error => lose(slot, error))
    worker.on('exit', code => lose(slot, new Error(`The worker ended with ${code}.`)))
  }

  function give(slot: Slot, task: Task | undefined) {
    if (!task) return
    slot.task = task
    slot.timer = setTimeout(
      () => lose(slot, new Error(`${task.task} took longer than ${taskTimeoutMs} ms.`)),
      taskTimeoutMs,
    )
    const { id, task: name, input } = task
    slot.worker.postMessage({ id, task: name, input } satisfies TaskRequest)
  }

  function settle(slot: Slot, reply: TaskReply) {
    const { task } = slot
    if (!task || task.id !== reply.id) return
    clearTimeout(slot.timer)
    slot.task = null
    if ('error' in reply) task.reject(new Error(reply.error))
    else task.resolve(reply.result)
  }

  /** A thread that failed or hangs: its task fails, the next one gets a new thread. */
  function lose(slot: Slot, error: Error) {
    if (!slots.delete(slot)) return
    clearTimeout(slot.timer)
    void slot.worker.terminate()
    log.error('worker_failed', { task: slot.task?.task ?? null, ...errorFields(error) })
    slot.task?.reject(comeBackLater(error))
    // A thread that cannot start would be started again and again.
    if (![...slots].some(({ isReady }) => isReady) && !slot.isReady)
      for (const task of waiting.splice(0)) task.reject(error)
    begin()
  }

  async function endWorkers() {
    const ending = [...slots]
    slots.clear()
    await Promise.all(ending.map(({ worker }) => worker.terminate()))
  }

  return {
    run(task, input, signal) {
      const owner = requestContext()?.userId ?? ''
      if (stopped || !makeRoomFor(owner)) return Promise.reject(comeBackLater())
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const queued: Task = { id: ++nextId, task, input, owner, resolve, reject }
        waiting.push(queued)
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(queued)
          if (at >= 0) waiting.splice(at, 1)
          reject(signal.reason)
        })
        begin()
      })
    },
    load: () => ({ workers: slots.size, waiting: waiting.length }),
    async stop() {
      stopped = true
      clearTimeout(idleTimer)
      for (const task of waiting.splice(0)) task.reject(new Problem('unavailable'))
      await endWorkers()
    },
  }
}

function comeBackLater(cause?: Error): Problem {
  return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, ...(cause && { cause }) })
}
