import type { MeaningHead } from '#engine/coach/meaning-head.ts'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { trainMeaningHead } from './train-meaning-head.ts'

export type MeaningExample = { meaning: Float32Array; topics: readonly CoachTopic[] }

const EPOCHS = 16

/** A message about two things is half about each. */
export function trainTopicMeaning(examples: readonly MeaningExample[]): MeaningHead {
  return trainMeaningHead(
    examples.map(({ meaning, topics }) => ({
      meaning,
      target: COACH_TOPICS.map(topic => (topics.includes(topic) ? 1 / topics.length : 0)),
    })),
    EPOCHS,
  )
}
