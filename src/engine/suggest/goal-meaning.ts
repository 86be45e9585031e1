import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

/** What each sign of a goal, and each number of what it means, says that the present work is left. */
export type LeaveWeights = { signs: ReadonlyMap<string, number>; meaning: Float32Array }

/** What was learned from goals beside the rules. */
export type GoalMeaning = {
  /** The logarithm of the odds that somebody leaves their present work. */
  leaveOdds: (goals: string, signs: ReadonlyMap<string, number>) => number
}

type GoalMeaningHead = { trainedOn: string; sections: SectionPlaces; leaveSigns: string[] }

/** Reads the weights that `npm run goals:train` wrote. */
export function loadGoalMeaning(files: KnowledgeFiles, encoder: SentenceEncoder): GoalMeaning {
  const head: GoalMeaningHead = JSON.parse(new TextDecoder().decode(files('goal-meaning.json')))
  const section = readSections(files('goal-meaning.bin'), head.sections)
  const values = section(Float32Array, 'leave signs')
  const signs = new Map(head.leaveSigns.map((sign, at) => [sign, values[at] ?? 0]))
  return goalMeaning(encoder, { signs, meaning: section(Float32Array, 'leave meaning') })
}

export function goalMeaning(encoder: SentenceEncoder, leave: LeaveWeights): GoalMeaning {
  return {
    leaveOdds: (goals, signs) => {
      const meaning = encoder(goals)
      if (meaning.length !== leave.meaning.length)
        throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run goals:train`)
      let odds = 0
      for (const [sign, value] of signs) odds += value * (leave.signs.get(sign) ?? 0)
      for (let at = 0; at < meaning.length; at++) odds += (meaning[at] ?? 0) * (leave.meaning[at] ?? 0)
      return odds
    },
  }
}
