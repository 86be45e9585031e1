import { parentPort } from 'node:worker_threads'

export type TaskRequest = { id: number; task: string; input: unknown }
export type TaskReply = { id: number; result: unknown } | { id: number; error: string }

/** The worker's side of a pool: answers each task by the function of its name, and says when it is ready. */
export function serveTasks(run: (task: string, input: unknown) => unknown): void {
  const port = parentPort
  if (!port) throw new Error('This file is the entry of a worker thread.')
  port.on('message', ({ id, task, input }: TaskRequest) => port.postMessage(reply(id, task, input)))
  port.postMessage('ready')

  function reply(id: number, task: string, input: unknown): TaskReply {
    try {
      return { id, result: run(task, input) }
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
}
