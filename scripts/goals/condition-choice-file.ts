import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import type { ConditionChoice, ConditionChoiceFile } from '#engine/suggest/condition-choice.ts'
import { filesChecksum } from './files-checksum.ts'

const DIGITS = 4

/** The weights, with the checksum of what they were trained on. */
export function conditionChoiceFile(choice: ConditionChoice, files: KnowledgeFiles): string {
  const file: ConditionChoiceFile = {
    trainedOn: conditionChoiceChecksum(files),
    signs: Object.fromEntries([...choice].map(([sign, weight]) => [sign, Number(weight.toFixed(DIGITS))])),
  }
  return `${JSON.stringify(file, null, 1)}\n`
}

export function conditionChoiceChecksum(files: KnowledgeFiles): string {
  return filesChecksum(files, [
    'goal-meaning.bin',
    'condition-network.bin',
    'tables/goal-condition-examples.tsv',
  ])
}
