import { createHash } from 'node:crypto'
import type { FollowUpModel } from '#engine/coach/follow-up-model.ts'
import { EXAMPLE_TABLES } from '#engine/coach/load-coach-tables.ts'
import { type TopicModel, writeWeights } from '#engine/coach/topic-model.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

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

const WEIGHT_DIGITS = 3

/** The table of what each sign of a second message is worth. */
export function followUpModelText(model: FollowUpModel, files: KnowledgeFiles): string {
  return [
    '# Written by npm run coach:train, never by hand: how much each sign says that a message goes on with the topic before (follow-up-model.ts).',
    `# trained on ${trainingChecksum(files)}`,
    'sign\tweight',
    ...[...model].map(([sign, weight]) => `${sign}\t${weight.toFixed(WEIGHT_DIGITS)}`).sort(),
    '',
  ].join('\n')
}

export function trainingChecksum(files: KnowledgeFiles): string {
  const hash = createHash('sha256')
  for (const file of TRAINED_ON) hash.update(files(`tables/${file}`))
  return hash.digest('hex').slice(0, 16)
}
