import { isMainThread } from 'node:worker_threads'

const LOOK_MS = 500
const parent = process.ppid

// A parent that was killed outright cannot stop its child, which would keep the port and the data to itself.
if (isMainThread) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS).unref()
}
