import { createHash } from 'node:crypto'
import { type AdviceModel, writeEntries } from '#engine/coach/advice-model.ts'
import type { CareNetwork } from '#engine/coach/care-model.ts'
import type { FollowUpModel } from '#engine/coach/follow-up-model.ts'
import { EXAMPLE_TABLES } from '#engine/coach/load-coach-tables.ts'
import type { MeaningHead } from '#engine/coach/meaning-head.ts'
import type { ChoiceModel } from '#engine/coach/topic-choice.ts'
import { type TopicModel, writeWeights } from '#engine/coach/topic-model.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { CARE_SITUATIONS } from '#shared/coach/care-situation.ts'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { joinSections } from '../../knowledge/build/join-sections.ts'

const TRAINED_ON = ['coach-topics.tsv', ...EXAMPLE_TABLES, 'coach-word-groups.tsv', 'coach-follow-ups.tsv']

/** The table of the trained weights, with the checksum of what they were trained on. */
export function topicModelText(model: TopicModel, files: KnowledgeFiles): string {
  return [
    '# Written by npm run coach:train, never by hand: what each word, family of words or pair of words says about the topic of a message, one character for each topic (topic-model.ts).',
    `# trained on ${trainingChecksum(files)}`,
    'feature\tweights',
    ...[...model].map(([feature, weights]) => `${feature}\t${writeWeights(weights)}`).sort(),
    '',
  ].join('\n')
}

/** The weights over meanings, and beside them where each lies and the checksum of what they were trained on. */
export function topicMeaningFile(
  model: MeaningHead,
  files: KnowledgeFiles,
): { bytes: Uint8Array; head: string } {
  const { bytes, places } = joinSections(model)
  return {
    bytes,
    head: `${JSON.stringify({ trainedOn: meaningChecksum(files), sections: places }, null, 1)}\n`,
  }
}

/** The coach reads whole meanings: both halves of the encoder. */
const ENCODER_FILES = [
  'sentence-encoder.bin',
  'sentence-encoder.json',
  'sentence-encoder-upper.bin',
  'sentence-encoder-upper.json',
]

export function meaningChecksum(files: KnowledgeFiles): string {
  const hash = createHash('sha256').update(COACH_TOPICS.join())
  for (const file of ENCODER_FILES) hash.update(files(file))
  return hash.update(checksum(files, EXAMPLE_TABLES)).digest('hex').slice(0, 16)
}

/** The care model, and beside it where each part lies, its features and the checksum of what it was trained on. */
export function careFile(
  { features, ...network }: CareNetwork,
  goingOn: MeaningHead,
  files: KnowledgeFiles,
): { bytes: Uint8Array; head: string } {
  const { bytes, places } = joinSections({
    ...network,
    'goingOn weights': goingOn.weights,
    'goingOn offsets': goingOn.offsets,
  })
  const head = { trainedOn: careChecksum(files), sections: places, features: [...features.keys()] }
  return { bytes, head: `${JSON.stringify(head, null, 1)}\n` }
}

export function careChecksum(files: KnowledgeFiles): string {
  return checksum(
    files,
    ['coach-care-examples.tsv', 'coach-care-word-groups.tsv', 'coach-choice-examples.tsv'],
    `${CARE_SITUATIONS.join()} ${meaningChecksum(files)}`,
  )
}

const WEIGHT_DIGITS = 3

/** The table of what each sign that a topic is taken up is worth. */
export function choiceModelText(model: ChoiceModel, files: KnowledgeFiles): string {
  return signText('how much each sign says that a message is about a topic (topic-choice.ts)', model, files)
}

/** The table of what each sign of a second message is worth. */
export function followUpModelText(model: FollowUpModel, files: KnowledgeFiles): string {
  const says = 'how much each sign says that a message goes on with the topic before (follow-up-model.ts)'
  return signText(says, model, files)
}

function signText(says: string, model: ReadonlyMap<string, number>, files: KnowledgeFiles): string {
  return [
    `# Written by npm run coach:train, never by hand: ${says}.`,
    `# trained on ${choiceChecksum(files)}`,
    'sign\tweight',
    ...[...model].map(([sign, weight]) => `${sign}\t${weight.toFixed(WEIGHT_DIGITS)}`).sort(),
    '',
  ].join('\n')
}

export function choiceChecksum(files: KnowledgeFiles): string {
  return checksum(files, ['coach-choice-examples.tsv', ...TRAINED_ON], meaningChecksum(files))
}

const ADVICE_TRAINED_ON = [
  'coach-advice.tsv',
  'coach-advice-messages.tsv',
  ...EXAMPLE_TABLES,
  'coach-word-groups.tsv',
]

/** The table of which features speak for which lines of advice. */
export function adviceModelText(model: AdviceModel, files: KnowledgeFiles): string {
  return [
    '# Written by npm run coach:train, never by hand: which lines of coach-advice.tsv a word or pair of words speaks for, three characters for each (advice-model.ts).',
    `# trained on ${adviceChecksum(files)}`,
    'feature\tentries',
    ...[...model].map(([feature, weights]) => `${feature}\t${writeEntries(weights)}`).sort(),
    '',
  ].join('\n')
}

export function adviceChecksum(files: KnowledgeFiles): string {
  return checksum(files, ADVICE_TRAINED_ON)
}

export function trainingChecksum(files: KnowledgeFiles): string {
  return checksum(files, TRAINED_ON)
}

function checksum(files: KnowledgeFiles, tables: readonly string[], other = ''): string {
  const hash = createHash('sha256').update(other)
  for (const file of tables) hash.update(files(`tables/${file}`))
  return hash.digest('hex').slice(0, 16)
}
