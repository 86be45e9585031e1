import { pdfLines } from '#shared/career/pdf-lines.ts'
import {
  RESUME_FILE_MAX_BYTES,
  RESUME_FILE_MAX_PAGES,
  RESUME_FILE_MAX_UNPACKED_BYTES,
  RESUME_TEXT_MAX_CHARACTERS,
  resumeFileKind,
} from '#shared/career/resume-upload.ts'
import { isSafeWordZip } from '#shared/career/zip-directory.ts'
import { docxText } from './docx-text.ts'
import { ResumeFileError } from './resume-file-error.ts'

/** The plain text of a résumé file; each library is fetched only when its kind of file comes. */
export async function extractText(bytes: Uint8Array, onProgress: (share: number) => void): Promise<string> {
  if (bytes.byteLength === 0) throw new ResumeFileError('empty')
  if (bytes.byteLength > RESUME_FILE_MAX_BYTES) throw new ResumeFileError('size')
  const kind = resumeFileKind(bytes)
  if (kind === null) throw new ResumeFileError('kind')
  const text =
    kind === 'pdf'
      ? await pdfText(bytes, onProgress)
      : kind === 'docx'
        ? await wordText(bytes)
        : plainText(bytes)
  onProgress(1)
  if (text.trim() === '') throw new ResumeFileError(kind === 'pdf' ? 'scanned' : 'empty')
  return text.slice(0, RESUME_TEXT_MAX_CHARACTERS)
}

async function pdfText(bytes: Uint8Array, onProgress: (share: number) => void): Promise<string> {
  // Importing the worker's code keeps pdf.js on this thread, which is a worker that can be ended.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    if (document.numPages > RESUME_FILE_MAX_PAGES) throw new ResumeFileError('pages')
    const pages: string[] = []
    let characters = 0
    for (let number = 1; number <= document.numPages && characters < RESUME_TEXT_MAX_CHARACTERS; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const lines = pdfLines(
        items.flatMap(item =>
          'str' in item
            ? [
                {
                  text: item.str,
                  x: Number(item.transform[4]),
                  y: Number(item.transform[5]),
                  width: item.width,
                  height: item.height,
                },
              ]
            : [],
        ),
      )
      pages.push(lines.join('\n'))
      characters += lines.reduce((sum, line) => sum + line.length, 0)
      page.cleanup()
      onProgress(number / document.numPages)
    }
    return pages.join('\n')
  } catch (error) {
    if (error instanceof ResumeFileError) throw error
    throw new ResumeFileError(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken',
    )
  } finally {
    await loading.destroy()
  }
}

async function wordText(bytes: Uint8Array): Promise<string> {
  if (!isSafeWordZip(bytes)) throw new ResumeFileError('unsafe')
  const { unzipSync } = await import('fflate')
  let left = RESUME_FILE_MAX_UNPACKED_BYTES
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted = WORD_PARTS.test(name) && originalSize <= left
        if (isWanted) left -= originalSize
        return isWanted
      },
    })
    const decoder = new TextDecoder()
    const parts = Object.keys(files).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    return parts.map(name => docxText(decoder.decode(files[name]))).join('\n')
  } catch {
    throw new ResumeFileError('broken')
  }
}

function plainText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** People put their name and phone number into the page header. */
function rank(name: string): number {
  return name.startsWith('word/header') ? 0 : name === 'word/document.xml' ? 1 : 2
}

const WORD_PARTS = /^word\/(?:document|header\d*|footer\d*)\.xml$/u
