import { crisisLanguage } from '#shared/safety/crisis-language.ts'
import { trainCrisis } from './train-crisis.ts'
import { crisisMessages, type Line, SEEN_SETS, writtenFile, writtenLines } from './written-lines.ts'

/** All that one writer wrote, who had seen neither rules nor other lines. */
const WRITERS: { files: readonly string[]; sets: readonly string[] }[] = [
  { files: ['explicit-tenth', 'veiled-tenth', 'others-fourth', 'neutral-twelfth'], sets: [] },
  { files: ['veiled-eleventh', 'neutral-thirteenth'], sets: [] },
  { files: ['explicit-eleventh', 'veiled-twelfth', 'others-fifth', 'neutral-fourteenth'], sets: [] },
  { files: [], sets: ['ninth', 'ninth-held-out'] },
  { files: ['explicit-twelfth', 'veiled-thirteenth', 'others-sixth', 'neutral-sixteenth'], sets: [] },
  { files: ['explicit-thirteenth', 'veiled-fourteenth', 'others-seventh', 'neutral-seventeenth'], sets: [] },
  { files: [], sets: ['tenth', 'tenth-held-out'] },
  { files: ['explicit-fourteenth', 'others-eighth', 'neutral-eighteenth'], sets: [] },
  { files: ['explicit-fifteenth', 'others-ninth', 'neutral-nineteenth'], sets: [] },
  { files: ['explicit-sixteenth', 'others-tenth', 'neutral-twentieth'], sets: [] },
  { files: [], sets: ['eleventh', 'eleventh-held-out'] },
  { files: [], sets: ['twelfth'] },
]
const KINDS = ['explicit', 'veiled', 'others', 'neutral'] as const
/** How much surer than today's threshold, in steps of the model's score. */
const SURER = [-0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.5]

// What each writer wrote, read by a model that learned nothing from it: whether zero is still the right threshold.
const found = WRITERS.flatMap(({ files, sets }) => {
  const seen = SEEN_SETS.filter(part => !sets.includes(part)).flatMap(crisisMessages)
  const { danger } = trainCrisis(seen, writtenLines(files))
  const read = [...files.flatMap(writtenFile), ...sets.flatMap(crisisMessages)].map(line => {
    const passages = new Map()
    const isShown = (surer: number) =>
      crisisLanguage(line.text, {
        danger: { ...danger, bias: danger.bias - surer },
        read: passages,
      }) !== null
    return { ...line, shown: SURER.map(isShown) }
  })
  print([...files, ...sets].join(', '), read)
  return read
})
print('all of them', found)

function print(name: string, lines: readonly (Line & { shown: boolean[] })[]) {
  console.log(name)
  SURER.forEach((surer, at) => {
    const shares = KINDS.map(kind => {
      const ofKind = lines.filter(line => line.kind === kind)
      const shown = ofKind.filter(line => line.shown[at]).length
      return `${kind} ${shown} of ${ofKind.length} (${(shown / ofKind.length).toFixed(3)})`
    })
    console.log(`  ${surer.toFixed(1).padStart(4)}: ${shares.join(', ')}`)
  })
}
