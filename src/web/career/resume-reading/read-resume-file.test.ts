import { expect, test, vi } from 'vitest'
import { readResumeFile } from './read-resume-file.ts'

/** Stands in for the browser's own worker, which this environment lacks; it answers what the test says. */
function worker(answers: object[]) {
  const target = new EventTarget()
  return Object.assign(target, {
    postMessage: () => {
      for (const data of answers) target.dispatchEvent(new MessageEvent('message', { data }))
    },
    terminate: vi.fn(),
  })
}

test('the text comes back with progress on the way, and the worker is ended', async () => {
  const one = worker([{ progress: 0.5 }, { text: 'Ann Lee' }])
  const onProgress = vi.fn()
  expect(await readResumeFile(new Blob(['x']), { startWorker: () => one, onProgress })).toBe('Ann Lee')
  expect(onProgress).toHaveBeenCalledWith(0.5)
  expect(one.terminate).toHaveBeenCalledOnce()
})

test('a greeting of the PDF library is no answer', async () => {
  const one = worker([{ sourceName: 'worker', action: 'ready', data: null }, { text: 'Ann Lee' }])
  expect(await readResumeFile(new Blob(['x']), { startWorker: () => one })).toBe('Ann Lee')
})

test('calling it off ends the worker', async () => {
  const one = worker([])
  const controller = new AbortController()
  const reading = readResumeFile(new Blob(['x']), { startWorker: () => one, signal: controller.signal })
  setTimeout(() => controller.abort(new Error('left')), 5)
  await expect(reading).rejects.toThrow('left')
  expect(one.terminate).toHaveBeenCalledOnce()
})

test('a file over 5 MB never reaches a worker', async () => {
  const start = vi.fn()
  const file = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
  await expect(readResumeFile(file, { startWorker: start })).rejects.toMatchObject({ problem: 'size' })
  expect(start).not.toHaveBeenCalled()
})

test('what the worker could not read is said in words', async () => {
  const reading = readResumeFile(new Blob(['x']), { startWorker: () => worker([{ problem: 'locked' }]) })
  await expect(reading).rejects.toThrow('This PDF is locked with a password. Please save it without one.')
})
