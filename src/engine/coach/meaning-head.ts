import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

/** A linear classifier over what the sentence encoder makes of a text: one row of weights for each class. */
export type MeaningHead = { weights: Float32Array; offsets: Float32Array }

/** One score for each class; the higher, the likelier. */
export function headScores({ weights, offsets }: MeaningHead, meaning: Float32Array): number[] {
  if (weights.length !== offsets.length * meaning.length)
    throw new Error(`no weights for ${meaning.length} numbers of a meaning: run npm run coach:train`)
  return Array.from(offsets, (offset, row) => {
    const from = row * meaning.length
    return meaning.reduce((sum, value, at) => sum + value * (weights[from + at] ?? 0), offset)
  })
}

/** The weights that `npm run coach:train` wrote, by the names of their sections. */
export function readMeaningHead(files: KnowledgeFiles, file: string, name = ''): MeaningHead {
  const { sections }: { sections: SectionPlaces } = JSON.parse(
    new TextDecoder().decode(files(`${file}.json`)),
  )
  const section = readSections(files(`${file}.bin`), sections)
  return {
    weights: section(Float32Array, `${name}weights`),
    offsets: section(Float32Array, `${name}offsets`),
  }
}
