import { softmaxInPlace } from '#engine/network-math.ts'
import type { NetworkWeights } from '#engine/suggest/goal-network.ts'
import { WORD_SIGNS } from '#engine/suggest/work-signs.ts'
import type { OutputErrors } from './network-gradients.ts'
import type { SignExample } from './sign-examples.ts'
import { type NetworkExample, type NetworkSettings, trainNetwork } from './train-network.ts'

export type SignTraining = SignExample & Pick<NetworkExample, 'share' | 'ruleHidden'>

const SETTINGS: NetworkSettings = { size: 64, passes: 8 }
/** Most words name no work and are easily told. */
const SIGN_WEIGHTS = WORD_SIGNS.map(sign => (sign === 'none' ? 0.3 : 1))
const NAME_HIDDEN = 0.5
const WORD_HIDDEN = 0.05

/** Learns the sign of each word. */
export function trainSigns(
  examples: readonly SignTraining[],
  meaningOf: (word: string) => Float32Array,
  settings: NetworkSettings = SETTINGS,
  tell?: (line: string) => void,
): NetworkWeights {
  return trainNetwork(examples.map(networkExample), WORD_SIGNS.length, meaningOf, settings, tell)
}

function networkExample({ signs, ...example }: SignTraining): NetworkExample {
  const places = signs.map(sign => (sign === null ? null : WORD_SIGNS.indexOf(sign)))
  return {
    ...example,
    hidden: at => ((places[at] ?? 0) > 0 ? NAME_HIDDEN : WORD_HIDDEN),
    weight: places.reduce((sum: number, place) => sum + weightOf(place), 0),
    errorsOf: outputs => signErrors(outputs, places),
  }
}

function weightOf(place: number | null): number {
  return place === null ? 0 : (SIGN_WEIGHTS[place] ?? 1)
}

/** The errors of the signs, of which only one is right of each word: places in WORD_SIGNS, or null where nobody said it. */
export function signErrors(
  outputs: readonly Float32Array[],
  places: readonly (number | null)[],
): OutputErrors {
  let loss = 0
  const errors = outputs.map((output, at) => {
    const place = places[at] ?? null
    if (place === null) return null
    const chances = output.slice()
    softmaxInPlace(chances)
    const weight = weightOf(place)
    loss -= weight * Math.log(Math.max(chances[place] ?? 0, Number.MIN_VALUE))
    return chances.map((chance, index) => weight * (chance - (index === place ? 1 : 0)))
  })
  return { loss, errors }
}
