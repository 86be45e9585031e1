/** How one line of a résumé or a letter is set. */
export type DocumentBlock = {
  kind: 'name' | 'heading' | 'bullet' | 'text' | 'space'
  text: string
  /** Counted from 0. */
  line: number
}

const BULLET = /^\s*[•‣▪*–-]\s+/u
const HEADING_MAX_CHARACTERS = 40
const HEADING =
  /^(?:summary|profile|objective|skills|experience|work experience|education|certifications?|certificates|licenses?|licences?|projects|languages|volunteering|volunteer work|awards|publications|interests|references)$/iu

/** The lines of a text with what each is; the first one is the name. */
export function documentBlocks(text: string): DocumentBlock[] {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  return lines.map((written, line) => {
    const text = written.trim()
    if (text === '') return { kind: 'space', text, line }
    if (line === 0) return { kind: 'name', text, line }
    if (BULLET.test(written)) return { kind: 'bullet', text: written.replace(BULLET, '').trim(), line }
    return { kind: isHeading(text, lines[line - 1] ?? '') ? 'heading' : 'text', text, line }
  })
}

/** A section's name stands alone after an empty line, in one of the usual words or in capitals. */
function isHeading(line: string, before: string): boolean {
  if (before.trim() !== '' || line.length > HEADING_MAX_CHARACTERS) return false
  return HEADING.test(line.replace(/:$/u, '')) || (line === line.toUpperCase() && /^[\p{L} &/]+$/u.test(line))
}
