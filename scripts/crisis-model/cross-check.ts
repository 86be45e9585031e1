import { type CrisisModel, readPassage, scoreOf } from '#shared/safety/crisis-model.ts'
import { passages } from '#shared/safety/passages.ts'
import { trainCrisis } from './train-crisis.ts'
import { crisisMessages, type Line, SEEN_SETS } from './written-lines.ts'

/** Halves of one list are alike, so they are left out together. */
const LEFT_OUT = [
  ['dev', 'held-out'],
  ['second'],
  ['third'],
  ['fourth', 'fourth-held-out'],
  ['fifth'],
  ['sixth'],
  ['seventh'],
]
const KINDS = ['explicit', 'veiled', 'others', 'neutral'] as const
/** How much surer than today's threshold, in steps of the model's score. */
const SURER = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]

// Each set read by a model that was not trained on it. Its phrases were fitted to all of them, so they are left out of one table.
const scored = LEFT_OUT.flatMap(parts => {
  const { danger } = trainCrisis(SEEN_SETS.filter(part => !parts.includes(part)).flatMap(crisisMessages))
  const noPhrases = { ...danger, phrases: { ...danger.phrases } }
  for (const group of Object.keys(noPhrases.phrases)) Object.assign(noPhrases.phrases, { [group]: 0 })
  return parts
    .flatMap(crisisMessages)
    .map(line => ({ ...line, whole: highest(danger, line), words: highest(noPhrases, line) }))
})
for (const score of ['whole', 'words'] as const) {
  console.log(score === 'whole' ? 'phrases and model' : 'model without phrases')
  for (const surer of SURER) {
    const found = KINDS.map(kind => {
      const ofKind = scored.filter(message => message.kind === kind)
      return `${kind} ${ofKind.filter(message => message[score] > surer).length} of ${ofKind.length}`
    })
    console.log(`  ${surer.toFixed(1).padStart(4)}: ${found.join(', ')}`)
  }
}

function highest(model: CrisisModel, { text }: Line): number {
  return Math.max(...passages(text).map(passage => scoreOf(model, readPassage(passage))))
}
