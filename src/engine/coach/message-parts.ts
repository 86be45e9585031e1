import type { Engine } from '#engine/engine.ts'
import { correctSpelling } from './correct-spelling.ts'
import { cueRoot, cueWords, writtenWords } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import { PLACE_WORD, ROLE_WORD } from './topic-features.ts'

/** A sentence or a joined question, with the roots of its words. */
export type MessagePart = { text: string; words: string[]; isQuestion: boolean }

/** A message cut into what is asked or told one by one. */
export function messageParts(
  engine: Engine,
  tables: Pick<CoachTables, 'words'>,
  text: string,
  { role, place }: { role: string | null; place: string | null },
): MessagePart[] {
  // "Therapist" and "physical" in a job title say nothing about what is asked.
  const roleWords = new Set(role === null ? [] : cueWords(role))
  // Nor does "new" in "New York" speak of news.
  const placeWords = place === null ? [] : cueWords(place)
  return withoutRemarks(partsOf(text)).map(part => ({
    text: part,
    isQuestion: isQuestion(part),
    words: withoutName(
      correctSpelling(engine, tables, writtenWords(part.replaceAll(MONEY_SIGNS, ' pay '))).map(cueRoot),
      placeWords,
    ).map(root => (roleWords.has(root) ? ROLE_WORD : root)),
  }))
}

/** The words with one that stands for a place instead of its name. */
function withoutName(words: readonly string[], name: readonly string[]): string[] {
  const at = words.findIndex(
    (_, index) => name.length > 0 && name.every((word, next) => words[index + next] === word),
  )
  return at === -1 ? [...words] : [...words.slice(0, at), PLACE_WORD, ...words.slice(at + name.length)]
}

/** "Plumber $$?" asks what a plumber earns. */
const MONEY_SIGNS = /[$€£]{2,}/gu

/** Sentences, and the questions that "and" joins to one. */
function partsOf(text: string): string[] {
  return text
    .split(
      /(?<=[.?!;\n])\s+|,\s+(?=(?:what|how|should|can|could|which|where)\b)|\s+(?:and also|also|plus)\s+|,?\s+(?:and|but)\s+(?=(?:my|i|i'm|the|we|they|he|she|it|what|whats|how|hows|should|do|does|is|are|has|have|did|am|was|can|could|which|where|when|will|would)\b)/iu,
    )
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** "Haha ok. Back to business.": said before what is asked. */
const REMARK =
  /^(?:(?:ha(?:ha)+|lol|lmao|ok(?:ay)?|alright|all right|fine|anyways?|well|so|sorry|(?:worth|thought i['’]?d) a? ?(?:shot|try|ask)|back to (?:business|work|it|the point)|(?:(?:a|the|my|one) )?(?:real|serious|actual|quick|honest|other|another|next) question|hi|hello|hey|hey there|good (?:morning|evening|afternoon)|how are you(?: today)?)[\s,.!?:…-]*)+$/iu

/** Remarks are left out where something is said beside them. */
function withoutRemarks(parts: readonly string[]): readonly string[] {
  const said = parts.filter(part => !REMARK.test(part))
  return said.length > 0 ? said : parts
}

function isQuestion(part: string): boolean {
  return (
    /\?\s*$/u.test(part) ||
    /^(?:(?:so|and|but|ok|hey|hi),? )?(?:what|wat|how|where|who)'?s?\b|^(?:should|shoud|do|does|is|are|can|could|which|when|will|would|why|am|any|has|have (?:you|they|i)|did|was|tell me|show me|give me)\b/iu.test(
      part,
    )
  )
}
