import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { SentenceEncoder } from '#engine/encoder/sentence-encoder.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { CARE_SITUATIONS, type CareSituation } from '#shared/coach/care-situation.ts'
import { cueWords } from './cue.ts'
import { headScores, type MeaningHead, readMeaningHead } from './meaning-head.ts'
import { probabilitiesOf } from './probabilities.ts'
import { isLetterRun, topicFeatures, type WordGroups } from './topic-features.ts'

export const CARE_FILE = 'coach-care'
/** Every situation, then a question for a doctor, which the topic of that name answers, and last that there is nothing of all this. */
export const CARE_CLASSES = CARE_SITUATIONS.length + 2

/** A network of one hidden layer over the words and the meaning of a message. */
export type CareNetwork = {
  /** The place of each feature among the inputs; the numbers of the meaning follow after all of them. */
  features: ReadonlyMap<string, number>
  /** One row for each input: what it adds to each hidden number. */
  inputs: Float32Array
  hiddenOffsets: Float32Array
  /** One row for each class. */
  outputs: Float32Array
  outputOffsets: Float32Array
}

export type CareModel = {
  /** How likely a message tells of each situation; what is left is that it tells of none of them. */
  situations: (text: string) => ReadonlyMap<CareSituation, number>
  /** How likely a second message goes on with what came before work, and does not turn to something else. */
  goesOn: (text: string) => number
}

/** Words, families of words, and their neighbors. */
export function careFeatures(text: string, groups: WordGroups): string[] {
  return topicFeatures(cueWords(text), groups).filter(
    feature => !isLetterRun(feature) && !feature.includes(' * '),
  )
}

export function careModel(
  encoder: SentenceEncoder,
  network: CareNetwork,
  goingOn: MeaningHead,
  groups: WordGroups,
): CareModel {
  if (network.outputOffsets.length !== CARE_CLASSES || goingOn.offsets.length !== 2)
    throw new Error('the care model was trained for other situations: run npm run coach:train')
  return {
    situations: text => {
      const found = careFeatures(text, groups).flatMap(feature => network.features.get(feature) ?? [])
      const chances = probabilitiesOf(networkScores(network, found, encoder(text)))
      return new Map(CARE_SITUATIONS.map((situation, at) => [situation, chances[at] ?? 0]))
    },
    goesOn: text => probabilitiesOf(headScores(goingOn, encoder(text)))[0] ?? 0,
  }
}

/** One score for each class. */
export function networkScores(
  { features, inputs, hiddenOffsets, outputs, outputOffsets }: CareNetwork,
  found: readonly number[],
  meaning: Float32Array,
): number[] {
  const size = hiddenOffsets.length
  if (inputs.length !== (features.size + meaning.length) * size)
    throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run coach:train`)
  const hidden = Float32Array.from(hiddenOffsets)
  const add = (input: number, value: number) => {
    const from = input * size
    for (let at = 0; at < size; at++) hidden[at] = (hidden[at] ?? 0) + value * (inputs[from + at] ?? 0)
  }
  for (const input of found) add(input, 1)
  for (const [at, value] of meaning.entries()) add(features.size + at, value)
  return Array.from(outputOffsets, (offset, row) =>
    hidden.reduce((sum, value, at) => sum + Math.max(0, value) * (outputs[row * size + at] ?? 0), offset),
  )
}

/** What `npm run coach:train` wrote. */
export function readCareModel(
  files: KnowledgeFiles,
  encoder: SentenceEncoder,
  groups: WordGroups,
): CareModel {
  const { sections, features }: { sections: SectionPlaces; features: string[] } = JSON.parse(
    new TextDecoder().decode(files(`${CARE_FILE}.json`)),
  )
  const section = readSections(files(`${CARE_FILE}.bin`), sections)
  const network = {
    features: new Map(features.map((feature, at) => [feature, at])),
    inputs: section(Float32Array, 'inputs'),
    hiddenOffsets: section(Float32Array, 'hiddenOffsets'),
    outputs: section(Float32Array, 'outputs'),
    outputOffsets: section(Float32Array, 'outputOffsets'),
  }
  return careModel(encoder, network, readMeaningHead(files, CARE_FILE, 'goingOn '), groups)
}
