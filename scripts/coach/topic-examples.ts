import { cueText, topicExamples as examplesOf } from '#engine/coach/load-coach-tables.ts'
import { messageParts } from '#engine/coach/message-parts.ts'
import { placeIn } from '#engine/coach/message-place.ts'
import { roleIn } from '#engine/coach/message-role.ts'
import { topicFeatures } from '#engine/coach/topic-features.ts'
import type { Engine } from '#engine/engine.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
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
