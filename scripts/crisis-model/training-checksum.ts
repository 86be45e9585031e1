import { createHash } from 'node:crypto'
import { crisisFeatures } from '#shared/safety/crisis-features.ts'
import { passages } from '#shared/safety/passages.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { templatedLines } from './templated-lines.ts'
import { crisisMessages, proseLines, SEEN_SETS, toldLines, workLines, writtenLines } from './written-lines.ts'

/** Every how manyth line is read as well: a weight belongs to the slot that its feature had. */
const READ_ONE_IN = 50

/** Of every line that the weights are trained on, the coach's examples among them, and of what is read in some. */
export function trainingChecksum(): string {
  const lines = [
    ...writtenLines(),
    ...templatedLines(seededRandom(0)),
    ...workLines(),
    ...toldLines(),
    ...proseLines(),
    ...SEEN_SETS.flatMap(crisisMessages),
  ]
  const hash = createHash('sha256')
  lines.forEach(({ kind, text }, at) => {
    hash.update(`${kind}\t${text}\n`)
    if (at % READ_ONE_IN === 0) hash.update(JSON.stringify(passages(text).parts.map(crisisFeatures)))
  })
  return hash.digest('hex').slice(0, 16)
}
