import type { Engine } from '#engine/engine.ts'
import { editDistance } from '#engine/text/edit-distance.ts'
import { writtenWords } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'

const MIN_CORRECTED_CHARS = 5
const MIN_TWO_EDITS_CHARS = 8

/** A word that neither a title, a task of an occupation nor a cue has is taken for the nearest word of the cues. */
export function correctSpelling(
  engine: Engine,
  tables: Pick<CoachTables, 'words'>,
  words: readonly string[],
): string[] {
  const titleWords = engine.titleIndex().words
  return words.map(word => {
    if (word.length < MIN_CORRECTED_CHARS || tables.words.has(word)) return word
    // Without the words of the tasks "patients" became "patent" and "loads" became "loans".
    if (titleWords.find(word) !== undefined || taskWords(engine).has(word)) return word
    return nearestCueWord(tables, word)
  })
}

function nearestCueWord(tables: Pick<CoachTables, 'words'>, word: string): string {
  const limit = word.length >= MIN_TWO_EDITS_CHARS ? 2 : 1
  let nearest = word
  let least = limit + 1
  for (const candidate of tables.words) {
    if (candidate[0] !== word[0]) continue
    const distance = editDistance(word, candidate, limit)
    if (distance < least) [nearest, least] = [candidate, distance]
  }
  return nearest
}

const taskWordsOf = new WeakMap<Engine, ReadonlySet<string>>()

function taskWords(engine: Engine): ReadonlySet<string> {
  const known = taskWordsOf.get(engine)
  if (known) return known
  const words = new Set([...engine.career.tasks().values()].flatMap(tasks => tasks.flatMap(writtenWords)))
  taskWordsOf.set(engine, words)
  return words
}
