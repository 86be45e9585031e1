import type { Engine } from '#engine/engine.ts'
import { correctSpelling } from './correct-spelling.ts'
import { cueRoot, cueWords, writtenWords } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import { ROLE_WORD } from './topic-features.ts'

/** A sentence or a joined question, as roots of its words. */
export type MessagePart = { words: string[]; isQuestion: boolean }

/** A message cut into what is asked or told one by one. */
export function messageParts(
  engine: Engine,
  tables: Pick<CoachTables, 'words'>,
  text: string,
  roleName: string | null,
): MessagePart[] {
  // "Therapist" and "physical" in a job title say nothing about what is asked.
  const roleWords = new Set(roleName === null ? [] : cueWords(roleName))
  return partsOf(text).map(part => ({
    isQuestion: isQuestion(part),
    words: correctSpelling(engine, tables, writtenWords(part.replaceAll(MONEY_SIGNS, ' pay ')))
      .map(cueRoot)
      .map(root => (roleWords.has(root) ? ROLE_WORD : root)),
  }))
}

/** "Plumber $$?" asks what a plumber earns. */
const MONEY_SIGNS = /[$€£]{2,}/gu

/** Sentences, and the questions that "and" joins to one. */
function partsOf(text: string): string[] {
  return text
    .split(
      /(?<=[.?!;\n])\s+|,\s+(?=(?:what|how|should|can|could|which|where)\b)|\s+(?:and also|also|plus)\s+|,?\s+(?:and|but)\s+(?=(?:my|i|i'm|the|we|they|he|she|it|what|whats|how|hows|should|do|does|is|are|can|could|which|where|when|will|would)\b)/iu,
    )
    .map(part => part.trim())
    .filter(part => part !== '')
}

function isQuestion(part: string): boolean {
  return (
    /\?\s*$/u.test(part) ||
    /^(?:(?:so|and|but|ok|hey|hi),? )?(?:what|wat|how|where|who)'?s?\b|^(?:should|shoud|do|does|is|are|can|could|which|when|will|would|why|am|any|tell me|show me|give me)\b/iu.test(
      part,
    )
  )
}
