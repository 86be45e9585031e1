import { workerData } from 'node:worker_threads'
import { serveTasks } from './worker-tasks.ts'

/** A worker for the tests of the pool: what each task does is in its name. */
serveTasks((task, input) => {
  if (task === 'echo') return { input, data: workerData }
  if (task === 'fail') throw new Error('as asked')
  if (task === 'exit') process.exit(3)
  if (task === 'hang') for (;;);
  if (task === 'collect') {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, () => ({})))
  }
  // Blocks this thread until another lets it go on.
  if (task === 'wait' && input instanceof Int32Array) return Atomics.wait(input, 0, 0)
  return null
})
