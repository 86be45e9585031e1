import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { GateWeights, SignWeights } from '#engine/suggest/sign-network.ts'
import { joinSections } from '../../knowledge/build/join-sections.ts'
import { ENCODER_FILES, filesChecksum } from './files-checksum.ts'

/** The weights, and beside them where each lies and the checksum of what they were trained on. */
export function workSignsFile(
  weights: SignWeights,
  files: KnowledgeFiles,
): { bytes: Uint8Array; head: string } {
  const gates = (name: string, { inputs, inputOffsets, states, stateOffsets }: GateWeights) => ({
    [`${name} inputs`]: inputs,
    [`${name} input offsets`]: inputOffsets,
    [`${name} states`]: states,
    [`${name} state offsets`]: stateOffsets,
  })
  const { bytes, places } = joinSections({
    words: weights.words,
    meaning: weights.meaning,
    'meaning offsets': weights.meaningOffsets,
    rules: weights.rules,
    ...gates('forward', weights.forward),
    ...gates('backward', weights.backward),
    signs: weights.signs,
    'sign offsets': weights.signOffsets,
  })
  const head = {
    trainedOn: workSignsChecksum(files),
    size: weights.size,
    sections: places,
    frequent: [...weights.frequent.keys()],
  }
  return { bytes, head: `${JSON.stringify(head)}\n` }
}

export function workSignsChecksum(files: KnowledgeFiles): string {
  return filesChecksum(files, [...ENCODER_FILES, 'tables/goal-examples.tsv', 'tables/goal-sign-examples.tsv'])
}
