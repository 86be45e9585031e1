import { adviceFeatures } from '#engine/coach/advice-model.ts'
import { cueWords } from '#engine/coach/cue.ts'
import { cueText, topicExamples } from '#engine/coach/load-coach-tables.ts'
import { messageParts } from '#engine/coach/message-parts.ts'
import { placeIn } from '#engine/coach/message-place.ts'
import { roleIn } from '#engine/coach/message-role.ts'
import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import type { AdviceLine } from './train-advice-model.ts'

type AdviceTraining = {
  lines: (AdviceLine & { id: string })[]
  /** How many messages have a feature, of all that the coach was taught with. */
  messagesWith: ReadonlyMap<string, number>
  messageCount: number
}

/** What the advice model learns from: the lines with their cues, and the messages, read as the coach reads them. */
export function adviceTraining(engine: Engine, files: KnowledgeFiles): AdviceTraining {
  const tables = engine.coachTables()
  const featuresOf = (words: readonly string[]) => adviceFeatures(words, tables.wordGroups)
  const readWords = (text: string) =>
    messageParts(engine, tables, text, {
      role: roleIn(engine, text, null)?.words ?? null,
      place: placeIn(engine.career.places(), text),
    }).flatMap(({ words }) => words)
  const messages = readKnowledgeTable(files, 'coach-advice-messages.tsv', ['id', 'message'], 2).map(row => ({
    id: row.id,
    features: featuresOf(readWords(row.message)),
  }))
  const cues = new Map(
    readKnowledgeTable(files, 'coach-advice.tsv', ADVICE_COLUMNS).map(row => [row.id, listOf(row.cues)]),
  )
  const lines = tables.advice.map(({ id, topic, text, tried }) => ({
    id,
    topic,
    messages: messages.filter(message => message.id === id).map(({ features }) => features),
    cues: (cues.get(id) ?? []).map(cue => cueFeatures(featuresOf(cueWords(cueText(cue))))),
    text: featuresOf(cueWords(`${text} ${tried}`)),
  }))
  const others = topicExamples(files).map(({ message }) => featuresOf(cueWords(message)))
  const all = [...messages.map(({ features }) => features), ...others]
  const messagesWith = new Map<string, number>()
  for (const features of all)
    for (const feature of features) messagesWith.set(feature, (messagesWith.get(feature) ?? 0) + 1)
  return { lines, messagesWith, messageCount: all.length }
}

/** A cue stands anywhere in a message: where it begins and ends says nothing. */
function cueFeatures(features: readonly string[]): string[] {
  return features.filter(feature => !feature.startsWith('^ ') && !feature.endsWith(' $'))
}

const ADVICE_COLUMNS = ['id', 'topic', 'cues', 'advice', 'tried', 'grade', 'source'] as const
