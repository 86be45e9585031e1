import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { type NetworkWeights, networkOutputs, readNetwork } from './goal-network.ts'
import { goalWordsOf, withPlainQuotes } from './work-signs.ts'

/** Logarithms of the odds of each condition of work, by the words of a goal in their order. */
export type ConditionNetwork = (goals: string) => ReadonlyMap<string, number>

/** Before anything is learned a condition is as rare as this, as a logarithm of odds. */
export const STARTING_ODDS = -8

/** Reads the weights that `npm run goals:train-network` wrote. */
export function loadConditionNetwork(
  files: KnowledgeFiles,
  meaningOf: (word: string) => Float32Array,
): ConditionNetwork {
  const { weights, says } = readNetwork(files, 'condition-network')
  return goals => networkOdds(weights, says, meaningOf, goals)
}

export function networkOdds(
  weights: NetworkWeights,
  conditions: readonly string[],
  meaningOf: (word: string) => Float32Array,
  goals: string,
): Map<string, number> {
  const outputs = networkOutputs(weights, orderedWords(goals), meaningOf)
  return new Map(conditions.map((condition, at) => [condition, oddsOf(outputs, at)]))
}

/** The words of a goal without what the rules say of them, which is weighed beside the network. */
export function orderedWords(goals: string) {
  return goalWordsOf(withPlainQuotes(goals), [])
}

/** One word that says a condition is enough. */
export function oddsOf(outputs: readonly Float32Array[], at: number): number {
  const most = outputs.reduce((best, output) => Math.max(best, output[at] ?? 0), Number.NEGATIVE_INFINITY)
  if (outputs.length === 0) return STARTING_ODDS
  const sum = outputs.reduce((total, output) => total + Math.exp((output[at] ?? 0) - most), 0)
  return STARTING_ODDS + most + Math.log(sum)
}
