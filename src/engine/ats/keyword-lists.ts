import type { Analysis } from './analysis.ts'
import type { RequirementMatch } from './requirement-match.ts'

const MAX_KEYWORD_WORDS = 6
/** "Go", "R" and "PIN" are names only as they are written. */
const MAX_SHORT_NAME_CHARS = 3

/** The posting's tools, papers and short demands that the résumé names, and those that it does not. */
export function keywordLists({ matches, lines }: Analysis): { present: string[]; missing: string[] } {
  const resume = lines.map(({ text }) => plainWords(text)).join(' ')
  const isWritten = (name: string) => resume.includes(plainWords(name))
  const present = new Set<string>()
  const missing = new Set<string>()
  for (const match of matches) {
    if (!KEYWORD_KINDS.has(match.requirement.kind)) continue
    const names = namesOf(match)
    const isHeld = match.met === 'shown' || match.met === 'listed'
    const written = names.filter(isWritten)
    if (isHeld && (names.length === 1 || (isChoice(match) && written.length === 0)))
      present.add(names.join(' or '))
    else if (isHeld && isChoice(match)) for (const name of written) present.add(name)
    else if (names.length > 0 && isChoice(match)) missing.add(names.join(' or '))
    // Of a demand shown in part, each name in it is written or not.
    else for (const name of names) (written.includes(name) && names.length > 1 ? present : missing).add(name)
  }
  return { present: [...present], missing: [...missing].filter(name => !present.has(name)) }
}

const KEYWORD_KINDS: ReadonlySet<string> = new Set(['skill', 'phrase', 'credential'])

function namesOf({ requirement: { label, parts, kind }, met }: RequirementMatch): string[] {
  if (parts.length > 0) return parts
  if (kind === 'phrase' && met === 'partly') return []
  return label.split(' ').length <= MAX_KEYWORD_WORDS ? [label] : []
}

/** Any one name of it is enough. */
function isChoice({ requirement: { kind, parts } }: RequirementMatch): boolean {
  return kind === 'skill' && parts.length > 1
}

function plainWords(text: string): string {
  const words = text.match(/[\p{L}\d][\p{L}\d+#]*/gu) ?? []
  return ` ${words.map(word => (word.length <= MAX_SHORT_NAME_CHARS ? word : word.toLowerCase())).join(' ')} `
}
