import { type CoachTables, cueText, topicExamples as examplesOf } from '#engine/coach/load-coach-tables.ts'
import { messageParts } from '#engine/coach/message-parts.ts'
import { placeIn } from '#engine/coach/message-place.ts'
import { roleIn } from '#engine/coach/message-role.ts'
import { aboutRoles } from '#engine/coach/message-topics.ts'
import { readParts } from '#engine/coach/read-message.ts'
import { topicSigns } from '#engine/coach/topic-choice.ts'
import { topicFeatures } from '#engine/coach/topic-features.ts'
import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { ChoiceExample } from './train-topic-choice.ts'
import type { MeaningExample } from './train-topic-meaning.ts'
import type { TopicExample } from './train-topic-model.ts'

/** A cue is no whole message, and there are many. */
const CUE_WEIGHT = 0.1

/** What the model is trained on: the written messages, and the cues as if they were messages, read as the coach reads them. */
export function topicExamples(engine: Engine, files: KnowledgeFiles): TopicExample[] {
  const tables = engine.coachTables()
  const featuresOf = (text: string) =>
    topicFeatures(
      messageParts(engine, tables, text, {
        role: roleIn(engine, text, null)?.words ?? null,
        place: placeIn(engine.career.places(), text),
      }).flatMap(({ words }) => words),
      tables.wordGroups,
    )
  return [
    ...examplesOf(files).flatMap(({ message, topics }) => {
      const features = featuresOf(message)
      return topics.map(topic => ({ features, topic, weight: 1 / topics.length }))
    }),
    ...tables.topics.flatMap(({ topic, texts }) =>
      texts.map(text => ({ features: featuresOf(cueText(text)), topic, weight: CUE_WEIGHT })),
    ),
  ]
}

/** The written messages with what the encoder makes of each. */
export function meaningExamples(engine: Engine, files: KnowledgeFiles): MeaningExample[] {
  const encoder = engine.sentenceEncoder()
  return examplesOf(files).map(({ message, topics }) => ({ meaning: encoder(message), topics }))
}

/** For each message of other writers and each topic: what speaks for it, and whether it is taken up. */
export function choiceExamples(
  engine: Engine,
  files: KnowledgeFiles,
  tables: Omit<CoachTables, 'choiceModel'>,
): ChoiceExample[] {
  return examplesOf(files, ['coach-choice-examples.tsv']).flatMap(({ message, topics }) => {
    const read = readParts(engine, tables, message, null, [])
    const { parts, whole } = aboutRoles(read.parts, read.whole)
    return [...topicSigns(parts, whole)].map(([topic, signs]) => ({ signs, isAbout: topics.includes(topic) }))
  })
}
