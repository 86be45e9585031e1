import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { SentenceEncoders } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { sumOfSigns } from '#engine/sum-of-signs.ts'
import {
  type ConditionChoice,
  conditionSigns,
  loadConditionChoice,
  type RuledConditions,
} from './condition-choice.ts'
import { type ConditionWeights, conditionOdds, goalSize } from './condition-meaning.ts'
import { type ConditionNetwork, loadConditionNetwork } from './condition-network.ts'
import { countedFeatures, shareOfOnePiece, type WorkWeights, workShares } from './work-meaning.ts'

/** What each sign of a goal, each number of what it means, and each feature of its words says that the present work is left. */
export type LeaveWeights = {
  signs: ReadonlyMap<string, number>
  meaning: Float32Array
  /** By the places of the features that speak of work. */
  words: Float32Array
}

/** How much a goal speaks for each occupation. */
export type WorkShares = {
  codes: readonly string[]
  shares: Float32Array
  /** How much of the share of an occupation hangs on one piece of a word. */
  ofOnePiece: (code: string) => number
}

/** What was learned from goals beside the rules; odds are logarithms. */
export type GoalMeaning = {
  /** That somebody leaves their present work. */
  leaveOdds: (goals: string, signs: ReadonlyMap<string, number>) => number
  /** That a coach would read each condition of work, by the words and by what the rules read in them. */
  conditionOdds: (goals: string, ruled: RuledConditions) => ReadonlyMap<string, number>
  workShares: (goals: string) => WorkShares
}

export type GoalWeights = { leave: LeaveWeights; conditions: ConditionWeights; work: WorkWeights }
type AllWeights = GoalWeights & { choice: ConditionChoice; network: ConditionNetwork }

type Encoders = Pick<SentenceEncoders, 'shallow' | 'pieces' | 'word'>

type GoalMeaningHead = {
  trainedOn: string
  sections: SectionPlaces
  leaveSigns: string[]
  conditions: string[]
  workCodes: string[]
}

export function loadGoalMeaning(files: KnowledgeFiles, encoders: Encoders): GoalMeaning {
  return goalMeaning(encoders, {
    ...loadGoalWeights(files),
    choice: loadConditionChoice(files),
    network: loadConditionNetwork(files, encoders.word),
  })
}

/** Reads the weights that `npm run goals:train` wrote. */
export function loadGoalWeights(files: KnowledgeFiles): GoalWeights {
  const head: GoalMeaningHead = JSON.parse(new TextDecoder().decode(files('goal-meaning.json')))
  const section = readSections(files('goal-meaning.bin'), head.sections)
  const numbers = (name: string) => section(Float32Array, name)
  const signs = numbers('leave signs')
  return {
    leave: {
      signs: new Map(head.leaveSigns.map((sign, at) => [sign, signs[at] ?? 0])),
      meaning: numbers('leave meaning'),
      words: numbers('leave words'),
    },
    conditions: {
      conditions: head.conditions,
      features: section(Uint32Array, 'condition features'),
      values: section(Int8Array, 'condition values'),
      steps: numbers('condition steps'),
      embedded: numbers('condition embedded'),
      offsets: numbers('condition offsets'),
    },
    work: {
      codes: head.workCodes,
      features: section(Uint32Array, 'work features'),
      rarity: numbers('work rarity'),
      starts: section(Uint32Array, 'work starts'),
      places: section(Uint16Array, 'work places'),
      values: section(Int8Array, 'work values'),
      steps: numbers('work steps'),
    },
  }
}

export function goalMeaning(
  { shallow, pieces }: Pick<Encoders, 'shallow' | 'pieces'>,
  { leave, conditions, work, choice, network }: AllWeights,
): GoalMeaning {
  return {
    leaveOdds: (goals, signs) => {
      const meaning = shallow(goals)
      if (meaning.length !== leave.meaning.length)
        throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run goals:train`)
      let odds = sumOfSigns(leave.signs, signs)
      for (let at = 0; at < meaning.length; at++) odds += (meaning[at] ?? 0) * (leave.meaning[at] ?? 0)
      for (const [feature, count] of countedFeatures(work, pieces(goals).ids))
        odds += count * (leave.words[feature] ?? 0)
      return odds
    },
    conditionOdds: (goals, ruled) => {
      const size = goalSize(goals)
      return new Map(
        [...conditionOdds(conditions, pieces, network, goals)].flatMap(([id, odds]) => {
          const signs = conditionSigns(id, odds, ruled, size)
          return signs ? [[id, sumOfSigns(choice, signs)]] : []
        }),
      )
    },
    workShares: goals => {
      const { ids } = pieces(goals)
      return {
        codes: work.codes,
        shares: workShares(work, ids),
        ofOnePiece: code => shareOfOnePiece(work, ids, code),
      }
    },
  }
}
