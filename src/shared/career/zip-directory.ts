import { RESUME_FILE_MAX_ENTRIES, RESUME_FILE_MAX_UNPACKED_BYTES } from './resume-upload.ts'

interface ZipEntry {
  name: string
  packedBytes: number
  unpackedBytes: number
  headerAt: number
}

/** The entries that a zip file declares, or null when the file is no zip that a word processor would write. */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  let at = view.getUint32(end + 16, true)
  if (count > RESUME_FILE_MAX_ENTRIES || at + size > end) return null
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null
    const nameLength = view.getUint16(at + 28, true)
    const skip = ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (at + skip > end) return null
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    })
    at += skip
  }
  return entries
}

/** Whether unpacking is safe: few entries, bounded size, none lying over another, and a Word document among them. */
export function isSafeWordZip(bytes: Uint8Array): boolean {
  const entries = zipDirectory(bytes)
  if (!entries?.some(entry => entry.name === 'word/document.xml')) return false
  if (new Set(entries.map(entry => entry.name)).size !== entries.length) return false
  if (entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > RESUME_FILE_MAX_UNPACKED_BYTES)
    return false
  const sorted = [...entries].sort((a, b) => a.headerAt - b.headerAt)
  return sorted.every((entry, i) => {
    const dataEnd = entry.headerAt + LOCAL_HEADER_BYTES + entry.packedBytes
    const next = sorted[i + 1]?.headerAt ?? bytes.byteLength
    // A bomb declares little or lets many entries share the same packed bytes.
    return (
      dataEnd <= next &&
      entry.unpackedBytes <= entry.packedBytes * MAX_COMPRESSION_RATIO + COMPRESSION_SLACK_BYTES
    )
  })
}

function endOfDirectory(view: DataView): number | null {
  const floor = Math.max(0, view.byteLength - END_OF_DIRECTORY_BYTES - LONGEST_COMMENT_BYTES)
  for (let at = view.byteLength - END_OF_DIRECTORY_BYTES; at >= floor; at--) {
    if (
      view.getUint32(at, true) === END_OF_DIRECTORY_SIGNATURE &&
      at + END_OF_DIRECTORY_BYTES + view.getUint16(at + 20, true) <= view.byteLength
    )
      return at
  }
  return null
}

const END_OF_DIRECTORY_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
/** The fixed parts of the three kinds of record; names and comments follow them. */
const LOCAL_HEADER_BYTES = 30
const ENTRY_BYTES = 46
const END_OF_DIRECTORY_BYTES = 22
const LONGEST_COMMENT_BYTES = 65_535
const MAX_COMPRESSION_RATIO = 200
const COMPRESSION_SLACK_BYTES = 1024
