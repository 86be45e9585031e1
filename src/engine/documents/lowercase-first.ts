import { anyOf } from './any-of.ts'

/** "Built X" → "built X", but "SQL reports" and "I …" stay. */
export function lowercaseFirst(text: string): string {
  if (/^A \p{Ll}/u.test(text)) return `a${text.slice(1)}`
  if (NAMES.test(text)) return text
  return /^(?!(?:Mr|Mrs|Ms|Dr|St)\b)\p{Lu}\p{Ll}+(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Names that people begin a point with. */
const NAMES = new RegExp(
  `^${anyOf([
    'Excel|Outlook|Windows|Google|Microsoft|Photoshop|Salesforce|Oracle|Tableau|Xero|Revit|Python|Java|Linux',
    'English|French|German|Spanish|Italian|Polish|Arabic|Portuguese|Dutch|Russian|Chinese|Japanese',
    'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter',
    'January|February|April|June|July|August|September|October|November|December',
  ])}(?!\\p{L})`,
  'u',
)
