import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { phraseKey } from '#engine/text/tokens.ts'

/** A licence, certificate, statute or standard under all its names. */
interface CredentialForm {
  id: number
  /** Short forms count in capitals only. */
  needsCapitals: boolean
  /** As the table has it: "P.Eng" and "CEng" are in capitals and small letters. */
  written: string
  /** Words of the field, one of which must stand in the same text; none where the form means one thing only. */
  context: readonly string[]
}

export interface Credentials {
  size: number
  name: (id: number) => string
  /** The names of three words or more: a résumé may write one of them nearly so. */
  longNames: (id: number) => string[]
  /** Whether somebody issues it to a person: a licence, a card, a check; a statute or a standard is not held. */
  isHeld: (id: number) => boolean
  /** Whether an employer has it made of whoever is hired: a police check. */
  isCheck: (id: number) => boolean
  form: (key: string) => CredentialForm | undefined
  /** The most words a form has that begins with this word. */
  maxWords: (word: string) => number
}

const COLUMNS = ['name', 'short', 'other_forms', 'kind', 'field', 'region', 'context'] as const
/** A longer form in capitals or not means the same. */
const MAX_SHORT_FORM_CHARS = 6
const MIN_LONG_NAME_WORDS = 3

export function loadCredentials(files: KnowledgeFiles): Credentials {
  const rows = readKnowledgeTable(files, 'credentials.tsv', COLUMNS)
  const forms = new Map<string, CredentialForm>()
  const maxWords = new Map<string, number>()
  for (const [id, row] of rows.entries()) {
    const context = listOf(row.context)
    for (const text of [row.name, ...listOf(row.short), ...listOf(row.other_forms)]) {
      const key = credentialKey(text)
      if (key === null || forms.has(key)) continue
      const isShort = text.length <= MAX_SHORT_FORM_CHARS && !text.includes(' ')
      forms.set(key, { id, needsCapitals: isShort, written: text, context: isShort ? context : [] })
      const [first = '', ...rest] = key.split(/[ /+]/u)
      // "SafePass" is "Safe Pass".
      const joined = /^\p{L}{3,} \p{L}{3,}$/u.test(key) ? key.replace(' ', '') : ''
      if (joined !== '' && !forms.has(joined)) {
        forms.set(joined, { id, needsCapitals: false, written: joined, context: [] })
        maxWords.set(joined, Math.max(maxWords.get(joined) ?? 0, 1))
      }
      maxWords.set(first, Math.max(maxWords.get(first) ?? 0, rest.length + 1))
    }
  }
  return {
    size: rows.length,
    name: id => rows[id]?.name ?? '',
    longNames: id =>
      [rows[id]?.name ?? '', ...listOf(rows[id]?.other_forms ?? '')].filter(
        name => name.split(' ').length >= MIN_LONG_NAME_WORDS,
      ),
    isHeld: id => HELD_KINDS.has(rows[id]?.kind ?? ''),
    isCheck: id => rows[id]?.kind === 'check',
    form: key => forms.get(key),
    maxWords: word => maxWords.get(word) ?? 0,
  }
}

/** "Category C+E" is no run of words: its plus is part of the name. */
function credentialKey(text: string): string | null {
  const parts = text.split(/(?<=\p{L})\+(?=\p{L})/u).map(phraseKey)
  return parts.includes(null) ? null : parts.join('+')
}

const HELD_KINDS = new Set([
  'licence',
  'certificate',
  'registration',
  'membership',
  'card',
  'check',
  'clearance',
  'degree',
  'exam',
  'status',
])
