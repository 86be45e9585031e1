import type { Engine } from '#engine/engine.ts'
import { type RankedWork, rankWork } from '#engine/suggest/wanted-work.ts'
import { type WorkWeights, workShares } from '#engine/suggest/work-meaning.ts'
import { trainWork, type WorkExample } from './train-work.ts'

type LabeledGoal = WorkExample & { goal: string; writer: string }
type AskedGoal = { goal: string; ids: readonly number[]; writer: string }

/** Writers are read with what was learned from the others, in so many parts. */
const PARTS = 3

/** The work that goals speak for, by weights that had not seen their writers. */
export function unseenWork(
  engine: Engine,
  asked: readonly AskedGoal[],
  labeled: readonly LabeledGoal[],
  all: WorkWeights,
): ReadonlyMap<string, RankedWork> {
  const known = new Set(labeled.map(({ writer }) => writer))
  const writers = [...new Set(asked.map(({ writer }) => writer))].filter(writer => known.has(writer))
  const parts = Array.from(
    { length: PARTS },
    (_, part) => new Set(writers.filter((_, at) => at % PARTS === part)),
  )
  const ranked = (weights: WorkWeights, { goal, ids }: AskedGoal): [string, RankedWork] => [
    goal,
    rankWork(engine.career, goal, { codes: weights.codes, shares: workShares(weights, ids) }),
  ]
  return new Map([
    ...asked.filter(({ writer }) => !known.has(writer)).map(one => ranked(all, one)),
    ...parts.flatMap(part => {
      const weights = trainWork(labeled.filter(({ writer }) => !part.has(writer)))
      return asked.filter(({ writer }) => part.has(writer)).map(one => ranked(weights, one))
    }),
  ])
}
