import { createHash } from 'node:crypto'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { templatedLines } from './templated-lines.ts'
import { crisisMessages, proseLines, SEEN_SETS, workLines, writtenLines } from './written-lines.ts'

/** Of every line that the weights are trained on; the coach's examples are among them. */
export function trainingChecksum(): string {
  const lines = [
    ...writtenLines(),
    ...templatedLines(seededRandom(0)),
    ...workLines(),
    ...proseLines(),
    ...SEEN_SETS.flatMap(crisisMessages),
  ]
  const hash = createHash('sha256')
  for (const { kind, text } of lines) hash.update(`${kind}\t${text}\n`)
  return hash.digest('hex').slice(0, 16)
}
