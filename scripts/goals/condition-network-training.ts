import { logistic } from '#engine/network-math.ts'
import { oddsOf, orderedWords, STARTING_ODDS } from '#engine/suggest/condition-network.ts'
import type { NetworkWeights } from '#engine/suggest/goal-network.ts'
import type { OutputErrors } from './network-gradients.ts'
import { type NetworkSettings, trainNetwork } from './train-network.ts'

const SETTINGS: NetworkSettings = { size: 64, passes: 14 }
const WORD_HIDDEN = 0.05
/** The network counts its outputs by fours. */
const OUTPUTS_AT_ONCE = 4

type CoachedGoal = { goal: string; conditions: readonly string[] }

/** Learns which conditions the words of a goal say, in their order. */
export function trainConditionNetwork(
  goals: readonly CoachedGoal[],
  conditions: readonly string[],
  meaningOf: (word: string) => Float32Array,
  settings: NetworkSettings = SETTINGS,
  tell?: (line: string) => void,
): NetworkWeights {
  const examples = goals.map(({ goal, conditions: said }) => ({
    words: orderedWords(goal),
    share: 1,
    ruleHidden: 1,
    hidden: () => WORD_HIDDEN,
    weight: 1,
    errorsOf: (outputs: readonly Float32Array[]) =>
      conditionErrors(
        outputs,
        conditions.map(condition => said.includes(condition)),
      ),
  }))
  const outputs = Math.ceil(conditions.length / OUTPUTS_AT_ONCE) * OUTPUTS_AT_ONCE
  return trainNetwork(examples, outputs, meaningOf, settings, tell)
}

/** The errors of conditions that are each said or not; each word answers for as much as it says. */
export function conditionErrors(outputs: readonly Float32Array[], isSaid: readonly boolean[]): OutputErrors {
  let loss = 0
  const errors = outputs.map(output => new Float32Array(output.length))
  for (const [at, said] of isSaid.entries()) {
    const odds = oddsOf(outputs, at)
    loss += said ? softplus(-odds) : softplus(odds)
    const wrong = logistic(odds) - (said ? 1 : 0)
    for (const [word, output] of outputs.entries()) {
      const error = errors[word]
      if (error) error[at] = wrong * Math.exp((output[at] ?? 0) + STARTING_ODDS - odds)
    }
  }
  return { loss, errors }
}

function softplus(value: number): number {
  return Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)))
}
