import type { IncomingMessage } from 'node:http'
import { Problem } from '#shared/problem.ts'

export const BODY_MAX_BYTES = 1_000_000
/** Several times what the longest honest body holds. */
export const BODY_MAX_VALUES = 5_000

/** Reads a JSON body up to a size that is counted while it arrives, whatever the headers claim. */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes: number = BODY_MAX_BYTES,
): Promise<unknown> {
  const type = request.headers['content-type']
  const declared = Number(request.headers['content-length'] ?? 0)
  const isEmpty = declared === 0 && request.headers['transfer-encoding'] === undefined
  if (isEmpty && type === undefined) return undefined
  // A form on another site can send anything but JSON without a preflight.
  if (!type || !/^application\/json\s*(;|$)/i.test(type)) throw new Problem('unsupported_media_type')
  if (declared > maxBytes) throw new Problem('payload_too_large')
  const text = await readText(request, maxBytes)
  if (text === '') return undefined
  if (hasTooManyValues(text)) throw new Problem('payload_too_large')
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('bad_request', { message: 'The request body is not valid JSON.' })
  }
}

/** Counted before it is parsed: a hundred thousand empty objects are few bytes, and checking each holds up everybody else for seconds. */
function hasTooManyValues(text: string): boolean {
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === ',' || character === '[' || character === '{') values += 1
    if (values > BODY_MAX_VALUES) return true
  }
  return false
}

/** Where the string that begins here has its closing quote, or where the text ends. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text[quote - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return quote
  }
  return text.length
}

function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) {
        request.removeAllListeners('data')
        request.pause()
        reject(new Problem('payload_too_large'))
      } else {
        chunks.push(chunk)
      }
    })
    request.on('end', () =>
      resolve(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString('utf8')),
    )
    request.on('error', error => reject(new Problem('bad_request', { cause: error })))
    request.on('aborted', () => reject(new Problem('bad_request')))
  })
}
