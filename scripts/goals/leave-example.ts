import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { Engine } from '#engine/engine.ts'
import { leaveSigns } from '#engine/suggest/leave-signs.ts'
import type { RankedWork } from '#engine/suggest/wanted-work.ts'
import { countedFeatures, type WorkWeights } from '#engine/suggest/work-meaning.ts'
import { type GoalExample, readExample } from './goal-examples.ts'
import type { LeaveExample } from './train-leave.ts'

/** What is learned of leaving from one goal. */
export function leaveExample(
  engine: Engine,
  shallow: SentenceEncoder,
  example: GoalExample & { ids: readonly number[] },
  work: Pick<WorkWeights, 'features' | 'rarity'>,
  unseen: ReadonlyMap<string, RankedWork>,
): LeaveExample {
  const { clauses, reading, code } = readExample(engine, example)
  return {
    signs: leaveSigns(reading.items, clauses, code, unseen.get(example.goal) ?? []),
    meaning: shallow(example.goal),
    words: countedFeatures(work, example.ids),
    isLeft: example.left === 'present',
  }
}
