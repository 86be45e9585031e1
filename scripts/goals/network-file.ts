import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { GateWeights, NetworkHead, NetworkWeights } from '#engine/suggest/goal-network.ts'
import { joinSections } from '../../knowledge/build/join-sections.ts'
import { ENCODER_FILES, filesChecksum } from './files-checksum.ts'

/** The weights, and beside them where each lies, what the outputs say and the checksum of what they were trained on. */
export function networkFile(
  weights: NetworkWeights,
  says: readonly string[],
  trainedOn: string,
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
    outputs: weights.outputs,
    'output offsets': weights.outputOffsets,
  })
  const head: NetworkHead = {
    trainedOn,
    size: weights.size,
    sections: places,
    frequent: [...weights.frequent.keys()],
    says,
  }
  return { bytes, head: `${JSON.stringify(head)}\n` }
}

export function workSignsChecksum(files: KnowledgeFiles): string {
  return filesChecksum(files, [...ENCODER_FILES, 'tables/goal-examples.tsv', 'tables/goal-sign-examples.tsv'])
}

export function conditionNetworkChecksum(files: KnowledgeFiles): string {
  return filesChecksum(files, [...ENCODER_FILES, 'tables/goal-examples.tsv'])
}
