import { CARE_CLASSES, careFeatures } from '#engine/coach/care-model.ts'
import { careWordGroups, EXAMPLE_TABLES, topicExamples } from '#engine/coach/load-coach-tables.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { CARE_SITUATIONS } from '#shared/coach/care-situation.ts'
import type { CareExample } from './train-care-network.ts'
import type { HeadExample } from './train-meaning-head.ts'

/** Messages that only sound like a situation, and questions that another limit answers. */
const NO_SITUATION = ['none', 'legal', 'investment']
const DOCTOR_CLASS = CARE_SITUATIONS.length
const NONE_CLASS = CARE_CLASSES - 1
/** There are many more ordinary messages. */
const CARE_WEIGHT = 3
const ORDINARY_TABLES = [...EXAMPLE_TABLES, 'coach-choice-examples.tsv']

function careRows(files: KnowledgeFiles) {
  return readKnowledgeTable(files, 'coach-care-examples.tsv', ['situation', 'message', 'goes on', 'turns'], 2)
}

/** Written messages with their situation, and what people ask the coach otherwise. */
export function careExamples(files: KnowledgeFiles, encoder: SentenceEncoder): CareExample[] {
  const groups = careWordGroups(files)
  const example = (text: string, classIndex: number, hasWords: boolean): CareExample => ({
    hasWords,
    features: careFeatures(text, groups),
    meaning: encoder(text),
    classIndex,
    weight: classIndex < DOCTOR_CLASS ? CARE_WEIGHT : 1,
  })
  return [
    ...careRows(files).flatMap(row => [
      example(row.message, classOf(row.situation), true),
      example(row.turns, NONE_CLASS, true),
    ]),
    ...topicExamples(files, ORDINARY_TABLES).map(({ message, topics }) =>
      example(message, topics.includes('medical') ? DOCTOR_CLASS : NONE_CLASS, false),
    ),
  ]
}

function classOf(situation: string): number {
  const index = [...CARE_SITUATIONS, 'doctor'].indexOf(situation)
  if (index === -1 && !NO_SITUATION.includes(situation))
    throw new Error(`coach-care-examples.tsv: the coach knows no situation ${situation}`)
  return index === -1 ? NONE_CLASS : index
}

/** Second messages that go on with something before work, or turn from it. */
export function goingOnExamples(files: KnowledgeFiles, encoder: SentenceEncoder): HeadExample[] {
  return careRows(files)
    .filter(({ situation }) => situation !== 'none')
    .flatMap(row => [
      { meaning: encoder(row['goes on']), target: [1, 0] },
      { meaning: encoder(row.turns), target: [0, 1] },
    ])
}
