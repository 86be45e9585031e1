import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { GoalWeights } from '#engine/suggest/goal-meaning.ts'
import { joinSections } from '../../knowledge/build/join-sections.ts'
import { ENCODER_FILES, filesChecksum } from './files-checksum.ts'

/** The weights, and beside them where each lies and the checksum of what they were trained on. */
export function goalMeaningFile(
  { leave, conditions, work }: GoalWeights,
  files: KnowledgeFiles,
): { bytes: Uint8Array; head: string } {
  const { bytes, places } = joinSections({
    'leave signs': Float32Array.from(leave.signs.values()),
    'leave meaning': leave.meaning,
    'leave words': leave.words,
    'condition features': conditions.features,
    'condition values': conditions.values,
    'condition steps': conditions.steps,
    'condition embedded': conditions.embedded,
    'condition offsets': conditions.offsets,
    'work features': work.features,
    'work rarity': work.rarity,
    'work starts': work.starts,
    'work places': work.places,
    'work values': work.values,
    'work steps': work.steps,
  })
  const head = {
    trainedOn: goalMeaningChecksum(files),
    sections: places,
    leaveSigns: [...leave.signs.keys()],
    conditions: conditions.conditions,
    workCodes: work.codes,
  }
  return { bytes, head: `${JSON.stringify(head, null, 1)}\n` }
}

export function goalMeaningChecksum(files: KnowledgeFiles): string {
  return filesChecksum(files, [...ENCODER_FILES, 'tables/goal-examples.tsv', 'tables/goal-work-examples.tsv'])
}
