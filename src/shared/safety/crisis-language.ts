import { type CrisisModel, type PassageFeatures, readPassage, scoreOf } from './crisis-model.ts'
import { DANGER, SOMEBODY_ELSE } from './crisis-weights.ts'
import { passages } from './passages.ts'

/** About the writer's own life, or about somebody else's safety. */
export type CrisisSubject = 'self' | 'others'

type Options = {
  danger?: CrisisModel
  somebodyElse?: CrisisModel
  /** Keeps what was read of the message, and nothing of what it was before: a note is not read again with every key. */
  read?: Map<string, PassageFeatures>
}

/** "I can't do this anymore", and hardly anything else. */
const BARE_MAX_WORDS = 7

/** Whether a message may come from somebody in danger. Phrases and a small model: it runs where the message is typed. */
export function crisisLanguage(
  message: string,
  { danger = DANGER, somebodyElse = SOMEBODY_ELSE, read = new Map() }: Options = {},
): CrisisSubject | null {
  const before = new Map(read)
  read.clear()
  const all = passages(message).map(words => ({ words, ...readOnce(words, before, read) }))
  const found = all.filter(passage => scoreOf(danger, passage) > 0)
  // Of several, one's own life comes first: its panel names both a helpline and the emergency number.
  if (found.length > 0) return found.every(passage => scoreOf(somebodyElse, passage) > 0) ? 'others' : 'self'
  const isOrdinary = all.some(({ phrases }) => phrases.includes('ordinary'))
  const isBare = all.some(
    ({ words, phrases }) => words.length <= BARE_MAX_WORDS && phrases.includes('veiledUnlessOrdinary'),
  )
  return isBare && !isOrdinary ? 'self' : null
}

function readOnce(
  words: readonly string[],
  before: ReadonlyMap<string, PassageFeatures>,
  read: Map<string, PassageFeatures>,
): PassageFeatures {
  const key = words.join(' ')
  const known = before.get(key) ?? read.get(key) ?? readPassage(words)
  read.set(key, known)
  return known
}
