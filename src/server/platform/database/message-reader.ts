const HEADER_BYTES = 5
/** The length counts itself. */
const LENGTH_BYTES = 4
/** Far above any row we keep; a length read from garbage is usually far above this. */
const MESSAGE_MAX_BYTES = 64 * 1024 * 1024
/** First byte of every message a PostgreSQL server may send. */
const MESSAGE_CODES = new Set(Buffer.from('123ACDEGHIKNRSTWZcdnst'))
const ERROR = 'E'.charCodeAt(0)
const NOTICE = 'N'.charCodeAt(0)

/** Puts chunks together to whole messages of the PostgreSQL protocol; throws at the first that cannot be one. */
export function createMessageReader(): (chunk: Buffer) => Buffer | null {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let neededBytes = HEADER_BYTES

  return chunk => {
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes < neededBytes) return null
    const bytes = waiting.length === 1 ? chunk : Buffer.concat(waiting)
    let end = 0
    neededBytes = HEADER_BYTES
    while (bytes.length - end >= HEADER_BYTES) {
      const messageBytes = checkedLength(bytes, end)
      if (bytes.length - end < messageBytes) {
        neededBytes = messageBytes
        break
      }
      checkFields(bytes, end, messageBytes)
      end += messageBytes
    }
    const rest = bytes.subarray(end)
    waiting = rest.length === 0 ? [] : [rest]
    waitingBytes = rest.length
    return end === 0 ? null : bytes.subarray(0, end)
  }
}

function checkedLength(bytes: Buffer, start: number): number {
  const code = bytes[start] ?? 0
  if (!MESSAGE_CODES.has(code)) throw new Error(`no message starts with byte ${code}`)
  const length = bytes.readUInt32BE(start + 1)
  if (length < LENGTH_BYTES || length > MESSAGE_MAX_BYTES) throw new Error(`no message has length ${length}`)
  return 1 + length
}

// The driver looks for the end of these fields past the end of what arrived, for ever.
function checkFields(bytes: Buffer, start: number, messageBytes: number) {
  const code = bytes[start]
  if (code !== ERROR && code !== NOTICE) return
  const end = start + messageBytes
  let at = start + HEADER_BYTES
  while (at < end && bytes[at] !== 0) {
    const zero = bytes.indexOf(0, at + 1)
    at = zero === -1 ? end : zero + 1
  }
  if (at !== end - 1) throw new Error('the fields of a message do not end with it')
}
