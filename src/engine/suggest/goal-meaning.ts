import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { SentenceEncoders } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { type ConditionWeights, conditionOdds } from './condition-meaning.ts'

/** What each sign of a goal, and each number of what it means, says that the present work is left. */
export type LeaveWeights = { signs: ReadonlyMap<string, number>; meaning: Float32Array }

/** What was learned from goals beside the rules; odds are logarithms. */
export type GoalMeaning = {
  /** That somebody leaves their present work. */
  leaveOdds: (goals: string, signs: ReadonlyMap<string, number>) => number
  /** That each condition of work is wished for. */
  conditionOdds: (goals: string) => ReadonlyMap<string, number>
}

type Encoders = Pick<SentenceEncoders, 'shallow' | 'pieces'>

type GoalMeaningHead = {
  trainedOn: string
  sections: SectionPlaces
  leaveSigns: string[]
  conditions: string[]
}

/** Reads the weights that `npm run goals:train` wrote. */
export function loadGoalMeaning(files: KnowledgeFiles, encoders: Encoders): GoalMeaning {
  const head: GoalMeaningHead = JSON.parse(new TextDecoder().decode(files('goal-meaning.json')))
  const section = readSections(files('goal-meaning.bin'), head.sections)
  const numbers = (name: string) => section(Float32Array, name)
  const signs = numbers('leave signs')
  return goalMeaning(
    encoders,
    {
      signs: new Map(head.leaveSigns.map((sign, at) => [sign, signs[at] ?? 0])),
      meaning: numbers('leave meaning'),
    },
    {
      conditions: head.conditions,
      features: section(Uint32Array, 'condition features'),
      values: section(Int8Array, 'condition values'),
      steps: numbers('condition steps'),
      embedded: numbers('condition embedded'),
      offsets: numbers('condition offsets'),
    },
  )
}

export function goalMeaning(
  { shallow, pieces }: Encoders,
  leave: LeaveWeights,
  conditions: ConditionWeights,
): GoalMeaning {
  return {
    leaveOdds: (goals, signs) => {
      const meaning = shallow(goals)
      if (meaning.length !== leave.meaning.length)
        throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run goals:train`)
      let odds = 0
      for (const [sign, value] of signs) odds += value * (leave.signs.get(sign) ?? 0)
      for (let at = 0; at < meaning.length; at++) odds += (meaning[at] ?? 0) * (leave.meaning[at] ?? 0)
      return odds
    },
    conditionOdds: goals => conditionOdds(conditions, pieces, goals),
  }
}
