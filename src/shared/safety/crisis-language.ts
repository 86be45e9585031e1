import { type CrisisModel, type PassageFeatures, readPassage, scoreOf } from './crisis-model.ts'
import { DANGER, SOMEBODY_ELSE } from './crisis-weights.ts'
import { passages } from './passages.ts'
import type { PhraseGroup } from './phrase-groups.ts'
import { plainWords } from './plain-words.ts'

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
/** Each further sentence is one more that may be mistaken: so much surer the model must be, times the logarithm. */
const SURER_WITH_LENGTH = 0.4
/** Of sentences read as one, one alone, or two beside each other, must reach this. */
const SUSPICIOUS_SCORE = -1.5
const PLAIN_GROUPS: readonly PhraseGroup[] = ['certain', 'explicit', 'composed', 'veiled']
/** "suicide hotline number": a search, not a sentence. */
const SEARCH_MAX_WORDS = 4
/** "suicide hotline chat, no phone please": with a helpline named first it may be longer. */
const HELPLINE_SEARCH_MAX_WORDS = 10
const HELPLINE_FIRST = /^(?:\w+ )?suicid(?:e|al) (?:(?:hot|help|life)line|crisis line|chat|text line)\b/
/** A helpline by its name, with nothing else than how to reach it. */
const NAMED_HELPLINE =
  /\b(?:samaritans|crisis (?:text )?(?:hot|help)?lines?|crisis chat|(?:suicide )?lifeline number|suicide lifeline|befrienders|beyond ?blue|telefonseelsorge|988(?= (?:lifeline|hotline|helpline|number|chat|text|call))|(?:call|text|ring|is) 988)\b/
/** What is looked for about work, a course, a film or a sport. */
const LOOKED_FOR_OTHERWISE =
  /\b(?:prevention|awareness|training|course|class|policy|rates?|statistics|squads?|career|professional|social|brand|sprints?|drills?|risk|watch|clause|coordinator|jobs?|salary|shifts?|fundraiser|donat\w+|volunteer\w*)\b/
/** Helplines as somebody's work, cause or leaflet. */
const HELPLINE_AS_WORK =
  /\b(?:work(?:s|ed|ing|ers?)?|listeners?|charity|rais(?:e[ds]?|ing)|bake|marathon|fund(?:s|ed|ing)?|hir(?:e[ds]?|ing)|poster|leaflet|training|trained|our|interview|office)\b/

/** Whether a message may come from somebody in danger. Phrases and a small model: it runs where the message is typed. */
export function crisisLanguage(
  message: string,
  { danger = DANGER, somebodyElse = SOMEBODY_ELSE, read = new Map() }: Options = {},
): CrisisSubject | null {
  const before = new Map(read)
  read.clear()
  const { parts, whole } = passages(message)
  const all = [...parts, ...(whole ? [whole] : [])].map(words => ({
    words,
    ...readOnce(words, before, read),
  }))
  if (isSearchForHelp(message)) return 'self'
  const least = SURER_WITH_LENGTH * Math.log((parts.length + 1) / 2)
  const scores = all.map(passage => scoreOf(danger, passage))
  const ofParts = scores.slice(0, parts.length)
  const found = all.filter(
    ({ phrases }, at) =>
      phrases.includes('certain') || ((scores[at] ?? 0) > least && !isSumOfOrdinary(at, ofParts)),
  )
  // Of several, one's own life comes first: its panel names both a helpline and the emergency number.
  if (found.length > 0) return found.every(passage => scoreOf(somebodyElse, passage) > 0) ? 'others' : 'self'
  const isOrdinary = all.some(({ phrases }) => phrases.includes('ordinary'))
  const isBare = all.some(
    ({ words, phrases }) => words.length <= BARE_MAX_WORDS && phrases.includes('veiledUnlessOrdinary'),
  )
  return isBare && !isOrdinary ? 'self' : null
}

/** Whether danger to one's own life is said in plain words, and not only made likely by all that is told. */
export function hasPlainDanger(message: string): boolean {
  const { parts } = passages(message)
  return (
    isSearchForHelp(message) ||
    parts.some(words => readPassage(words).phrases.some(group => PLAIN_GROUPS.includes(group)))
  )
}

/** Sentences together say more than each; but where none is even suspicious, they are only long. */
function isSumOfOrdinary(at: number, parts: readonly number[]): boolean {
  const isPair = at % 2 === 1
  const summed = at === parts.length ? parts : isPair ? [parts[at - 1] ?? 0, parts[at + 1] ?? 0] : null
  return summed !== null && Math.max(...summed) < SUSPICIOUS_SCORE
}

function isSearchForHelp(message: string): boolean {
  const words = plainWords(message).trim()
  const isShort = words.split(' ').length <= SEARCH_MAX_WORDS && /\bsuicid(?:e|al)\b/.test(words)
  const isForHelpline =
    words.split(' ').length <= HELPLINE_SEARCH_MAX_WORDS &&
    (HELPLINE_FIRST.test(words) || (NAMED_HELPLINE.test(words) && !HELPLINE_AS_WORK.test(words)))
  return (isShort || isForHelpline) && !LOOKED_FOR_OTHERWISE.test(words)
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
