import { FEATURE_SLOTS } from '#shared/safety/crisis-features.ts'
import type { CrisisModel } from '#shared/safety/crisis-model.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { dangerExamples, subjectExamples, withoutPhrases } from './examples.ts'
import { templatedLines } from './templated-lines.ts'
import { trainLinear } from './train-linear.ts'
import { variedLines } from './varied-lines.ts'
import { type Line, proseLines, workLines, writtenLines } from './written-lines.ts'

const SEED = 15
const SUBJECT_SLOTS = 2 ** 11
const VARIED_WEIGHT = 0.5
const TEMPLATED_WEIGHT = 0.3
/** How sure the model must be: chosen so that one in a hundred neutral messages of a set passes whose writer was left out. */
const THRESHOLD = 0.6
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
      ...dangerExamples(proseLines()),
      ...withoutPhrases(dangerExamples(seen)),
    ],
    FEATURE_SLOTS,
    random,
  )
  const somebodyElse = trainLinear(subjectExamples([...written, ...seen]), SUBJECT_SLOTS, random)
  const phrases = { ...danger.phrases, explicit: danger.phrases.explicit + EXPLICIT_BONUS }
  return { danger: { ...danger, bias: danger.bias - THRESHOLD, phrases }, somebodyElse }
}
