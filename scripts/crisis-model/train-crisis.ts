import { FEATURE_SLOTS } from '#shared/safety/crisis-features.ts'
import type { CrisisModel } from '#shared/safety/crisis-model.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { dangerExamples, subjectExamples, withoutPhrases } from './examples.ts'
import { templatedLines } from './templated-lines.ts'
import { trainLinear } from './train-linear.ts'
import { variedLines } from './varied-lines.ts'
import { type Line, proseLines, toldLines, workLines, writtenLines } from './written-lines.ts'

const SEED = 15
const SUBJECT_SLOTS = 2 ** 11
const VARIED_WEIGHT = 0.5
const TEMPLATED_WEIGHT = 0.3
const TOLD_WEIGHT = 0.5
/** Missing an explicit message is worse than a panel too many. */
const EXPLICIT_BONUS = 1

/** Both models, from what was written for it and the given messages of older sets. */
export function trainCrisis(
  seen: readonly Line[],
  written: readonly Line[] = writtenLines(),
): { danger: CrisisModel; somebodyElse: CrisisModel } {
  const random = seededRandom(SEED)
  const danger = trainLinear(
    [
      ...dangerExamples(written),
      // Without their phrases, or the words themselves would be left with nothing to learn.
      ...withoutPhrases(dangerExamples(variedLines([...written, ...seen], random), VARIED_WEIGHT)),
      ...withoutPhrases(dangerExamples(templatedLines(random), TEMPLATED_WEIGHT)),
      ...dangerExamples(workLines()),
      ...dangerExamples(toldLines(), TOLD_WEIGHT),
      ...dangerExamples(proseLines()),
      ...withoutPhrases(dangerExamples(seen)),
    ],
    FEATURE_SLOTS,
    random,
  )
  const somebodyElse = trainLinear(subjectExamples([...written, ...seen]), SUBJECT_SLOTS, random)
  const phrases = { ...danger.phrases, explicit: danger.phrases.explicit + EXPLICIT_BONUS }
  return { danger: { ...danger, phrases }, somebodyElse }
}
