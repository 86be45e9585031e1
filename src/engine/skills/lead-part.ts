import type { PostingPart } from './posting-headings.ts'
import { sentencePart } from './sentence-part.ts'

const MAX_LEAD_CHARS = 120

/** The part that an unfinished line opens for the lines below it: "You probably have", "It is essential that you can demonstrate:". */
export function leadPart(line: string, isBulletNext: boolean, part: PostingPart): PostingPart | undefined {
  if (line.length > MAX_LEAD_CHARS || /[.;!?]\s/u.test(line.trim().replace(TITLE_ABBREVIATION, '')))
    return undefined
  // "Other" between the criteria of a public employer changes nothing.
  if (/^\W*other\W*$/iu.test(line)) return part
  if (!/:\s*$/u.test(line) && !(isBulletNext && UNFINISHED.test(line))) return undefined
  const read = sentencePart(line, 'other')
  if (read !== 'must' && read !== 'nice' && read !== 'duty')
    // "The nurse reports to Dr. Ames and will:" below "Duties" opens more of them.
    return isBulletNext && UNFINISHED.test(line.replace(/:\s*$/u, '')) && (part === 'duty' || part === 'must')
      ? part
      : undefined
  // "Experience with:" among the wishes heads wishes.
  return part === 'nice' && !STRICT.test(line) && line !== line.toUpperCase() ? 'nice' : read
}

const TITLE_ABBREVIATION = /\b(?:Dr|Mr|Mrs|Ms|Prof|St|Inc|Ltd|Co|No)\.(?=\s)/gu
const UNFINISHED =
  /\b(?:have|need|to|can|will|with|who|of|if|be|bring|do|you|you['’](?:ll|d|ve)|include|including|following)\s*$/iu
const STRICT = /\b(?:must|required?|essential|minimum|mandatory|will|responsib\w+|duties)\b/iu
