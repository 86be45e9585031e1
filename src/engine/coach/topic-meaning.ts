import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { type Probabilities, probabilitiesOf } from './probabilities.ts'

/** A linear classifier over what the sentence encoder makes of a text: one row of weights for each topic. */
export type MeaningWeights = { weights: Float32Array; offsets: Float32Array }

/** How likely each topic is by what a text means, whatever its words are. */
export type TopicMeaning = (text: string) => Probabilities

/** Texts whose meaning is kept for a while: a message and its parts are read more than once. */
const KEPT_TEXTS = 64

export function topicMeaning(encoder: SentenceEncoder, { weights, offsets }: MeaningWeights): TopicMeaning {
  if (offsets.length !== COACH_TOPICS.length)
    throw new Error(`meanings have weights for ${offsets.length} topics: run npm run coach:train`)
  const kept = new Map<string, Probabilities>()
  return text => {
    const known = kept.get(text)
    if (known) return known
    const meaning = encoder(text)
    if (weights.length !== offsets.length * meaning.length)
      throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run coach:train`)
    const scores = COACH_TOPICS.map((_, topic) => {
      const from = topic * meaning.length
      return meaning.reduce((sum, value, at) => sum + value * (weights[from + at] ?? 0), offsets[topic] ?? 0)
    })
    const probabilities = probabilitiesOf(scores)
    const likely = new Map(COACH_TOPICS.map((topic, at) => [topic, probabilities[at] ?? 0]))
    if (kept.size >= KEPT_TEXTS) kept.clear()
    kept.set(text, likely)
    return likely
  }
}

/** The weights that `npm run coach:train` wrote. */
export function readMeaningWeights(files: KnowledgeFiles): MeaningWeights {
  const { sections }: { sections: SectionPlaces } = JSON.parse(
    new TextDecoder().decode(files('coach-topic-meaning.json')),
  )
  const section = readSections(files('coach-topic-meaning.bin'), sections)
  return { weights: section(Float32Array, 'weights'), offsets: section(Float32Array, 'offsets') }
}
