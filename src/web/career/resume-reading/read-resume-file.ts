import {
  isResumeFileProblem,
  RESUME_FILE_MAX_BYTES,
  RESUME_FILE_MAX_MS,
  type ResumeFileProblem,
} from '#shared/career/resume-upload.ts'
import { ResumeFileError } from './resume-file-error.ts'

export type ResumeWorkerReply = { progress: number } | { text: string } | { problem: ResumeFileProblem }

type ResumeWorker = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>

interface Reading {
  signal?: AbortSignal
  onProgress?: (share: number) => void
  startWorker?: () => ResumeWorker
}

/** The text of a résumé file, read in a worker that is ended when it takes too long or nobody waits any more. */
export async function readResumeFile(
  file: Blob,
  { signal, onProgress, startWorker = newWorker }: Reading = {},
): Promise<string> {
  signal?.throwIfAborted()
  if (file.size === 0) throw new ResumeFileError('empty')
  if (file.size > RESUME_FILE_MAX_BYTES) throw new ResumeFileError('size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  signal?.throwIfAborted()
  const worker = startWorker()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const timer = setTimeout(() => reject(new ResumeFileError('slow')), RESUME_FILE_MAX_MS)
  const stop = () => reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  worker.addEventListener('message', event => {
    const reply = replyOf(event)
    if (reply === null) return
    if ('progress' in reply) onProgress?.(reply.progress)
    else if ('text' in reply) resolve(reply.text)
    else reject(new ResumeFileError(reply.problem))
  })
  worker.addEventListener('error', () => reject(new ResumeFileError('broken')))
  worker.postMessage(bytes, [bytes.buffer])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    worker.terminate()
  }
}

// The PDF library, once it is loaded in a worker, greets the page with messages of its own.
function replyOf(event: Event): ResumeWorkerReply | null {
  const data: unknown = event instanceof MessageEvent ? event.data : null
  if (typeof data !== 'object' || data === null) return null
  if ('progress' in data && typeof data.progress === 'number') return { progress: data.progress }
  if ('text' in data && typeof data.text === 'string') return { text: data.text }
  return 'problem' in data && isResumeFileProblem(data.problem) ? { problem: data.problem } : null
}

function newWorker(): ResumeWorker {
  return new Worker(new URL('./resume-worker.ts', import.meta.url), { type: 'module' })
}
