import { join } from 'node:path'
import { loadSentenceEncoders } from '#engine/encoder/load-sentence-encoder.ts'
import { loadEngine } from '#engine/engine.ts'
import { WORD_SIGNS } from '#engine/suggest/work-signs.ts'
import { PRODUCT } from '#shared/product.ts'
import { writeManifest } from '../../knowledge/build/manifest.ts'
import { writeKnowledge } from '../../knowledge/build/write-knowledge.ts'
import { readKnowledge } from '../read-knowledge.ts'
import { goalExamples } from './goal-examples.ts'
import { networkFile, workSignsChecksum } from './network-file.ts'
import { coachedExample, markedExamples, readHalfSigns } from './sign-examples.ts'
import { type SignTraining, trainSigns } from './train-signs.ts'

/** Goals that a coach read say less of each word than marked ones. */
const SHARE_OF_COACHED = 0.35
/** No rule was made with the marked goals; what it says of the others it may know by heart. */
const RULE_HIDDEN = { marked: 0.3, coached: 1 }

const KNOWLEDGE = join(import.meta.dirname, '..', '..', 'knowledge')
const engine = loadEngine(readKnowledge)
const { word } = loadSentenceEncoders(readKnowledge)
const marked = markedExamples(engine, readKnowledge).map(
  (example): SignTraining => ({ ...example, share: 1, ruleHidden: RULE_HIDDEN.marked }),
)
const coached = goalExamples(readKnowledge).map(
  (example): SignTraining => ({
    ...coachedExample(engine, example),
    share: SHARE_OF_COACHED,
    ruleHidden: RULE_HIDDEN.coached,
  }),
)
const halves = readHalfSigns(engine).map(
  (example): SignTraining => ({ ...example, share: 1, ruleHidden: RULE_HIDDEN.coached }),
)
const examples = [...marked, ...coached, ...halves].filter(({ signs }) => signs.some(sign => sign !== null))
const weights = trainSigns(examples, word, undefined, line => console.log(line))
const { bytes, head } = networkFile(weights, WORD_SIGNS, workSignsChecksum(readKnowledge))
const facts = { rows: weights.frequent.size, source: PRODUCT, date: '2026' }
await writeManifest(KNOWLEDGE, [
  await writeKnowledge(KNOWLEDGE, { file: 'work-signs.bin', ...facts }, bytes),
  await writeKnowledge(KNOWLEDGE, { file: 'work-signs.json', ...facts }, head),
])
console.log(`${marked.length} marked goals and ${examples.length - marked.length} read by a coach`)
