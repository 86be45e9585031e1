const RESUME_FILE_MAX_MB = 5
const BYTES_PER_MB = 1024 * 1024
/** What may be read as a résumé, and how much of it. */
export const RESUME_FILE_MAX_BYTES = RESUME_FILE_MAX_MB * BYTES_PER_MB
export const RESUME_FILE_MAX_PAGES = 50
export const RESUME_FILE_MAX_UNPACKED_BYTES = 50 * BYTES_PER_MB
export const RESUME_FILE_MAX_ENTRIES = 1000
export const RESUME_FILE_MAX_MS = 20_000
export const RESUME_TEXT_MAX_CHARACTERS = 200_000

/** Some writers put a few bytes before the PDF header; readers accept them within the first kilobyte. */
const PDF_HEADER_WITHIN_BYTES = 1024
const TEXT_SAMPLE_BYTES = 4096
/** Of a sample, one byte in so many may be a control character that text has no use for. */
const BYTES_PER_CONTROL_CHARACTER = 50

type ResumeFileKind = 'pdf' | 'docx' | 'text'

export const resumeFileProblems = {
  empty: 'This file is empty.',
  size: `This file is larger than ${RESUME_FILE_MAX_MB} MB. Please choose a smaller one.`,
  kind: 'Please choose a PDF, a Word document (.docx) or a text file.',
  pages: `This file has more than ${RESUME_FILE_MAX_PAGES} pages. Please choose your résumé alone.`,
  unsafe: 'This Word document could not be opened safely. Please save it again or paste the text.',
  locked: 'This PDF is locked with a password. Please save it without one.',
  broken: 'This file could not be read. Please save it again or paste the text.',
  slow: 'Reading this file took too long. Please paste the text instead.',
  scanned: 'This file holds pictures but no text. Please paste the text instead.',
} as const
export type ResumeFileProblem = keyof typeof resumeFileProblems

export function isResumeFileProblem(name: unknown): name is ResumeFileProblem {
  return typeof name === 'string' && Object.hasOwn(resumeFileProblems, name)
}

/** By its first bytes, never by its name; null when it is none of the three. */
export function resumeFileKind(bytes: Uint8Array): ResumeFileKind | null {
  if (indexOfAscii(bytes.subarray(0, PDF_HEADER_WITHIN_BYTES), '%PDF-') >= 0) return 'pdf'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04) return 'docx'
  return looksLikeText(bytes.subarray(0, TEXT_SAMPLE_BYTES)) ? 'text' : null
}

function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true
  let odd = 0
  for (const byte of bytes) {
    if (byte === 0) return false
    if (byte < 9 || (byte > 13 && byte < 32)) odd++
  }
  return odd * BYTES_PER_CONTROL_CHARACTER < bytes.length
}

function indexOfAscii(bytes: Uint8Array, wanted: string): number {
  for (let i = 0; i + wanted.length <= bytes.length; i++) {
    let n = 0
    while (n < wanted.length && bytes[i + n] === wanted.charCodeAt(n)) n++
    if (n === wanted.length) return i
  }
  return -1
}
