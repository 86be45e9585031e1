import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { headScores, type MeaningHead } from './meaning-head.ts'
import { type Probabilities, probabilitiesOf } from './probabilities.ts'

/** How likely each topic is by what a text means, whatever its words are. */
export type TopicMeaning = (text: string) => Probabilities

export const TOPIC_MEANING_FILE = 'coach-topic-meaning'

export function topicMeaning(encoder: SentenceEncoder, head: MeaningHead): TopicMeaning {
  if (head.offsets.length !== COACH_TOPICS.length)
    throw new Error(`meanings have weights for ${head.offsets.length} topics: run npm run coach:train`)
  return text => {
    const probabilities = probabilitiesOf(headScores(head, encoder(text)))
    return new Map(COACH_TOPICS.map((topic, at) => [topic, probabilities[at] ?? 0]))
  }
}
