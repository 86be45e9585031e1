import { extractText } from './extract-text.ts'
import type { ResumeWorkerReply } from './read-resume-file.ts'
import { ResumeFileError } from './resume-file-error.ts'

const reply = (message: ResumeWorkerReply) => postMessage(message)

addEventListener('message', event => {
  const bytes: unknown = event.data
  if (!(bytes instanceof Uint8Array)) return
  extractText(bytes, share => reply({ progress: share })).then(
    text => reply({ text }),
    error => reply({ problem: error instanceof ResumeFileError ? error.problem : 'broken' }),
  )
})
