import { readPassage } from '#shared/safety/crisis-model.ts'
import { passages } from '#shared/safety/passages.ts'
import type { Example } from './train-linear.ts'
import type { Line } from './written-lines.ts'

const SENTENCE_ENDS = /[.!?…\n]+/g

/** Of a neutral message every passage is neutral; of another one it is not known which says it, so it is taken whole. */
export function dangerExamples(lines: readonly Line[], weight = 1): Example[] {
  return lines.flatMap(({ kind, text }) => {
    const isYes = kind !== 'neutral'
    return (isYes ? [wholePassage(text)] : neutralPassages(text)).map(passage => ({
      ...readPassage(passage),
      isYes,
      weight,
    }))
  })
}

/** Of messages from danger: whose. */
export function subjectExamples(lines: readonly Line[]): Example[] {
  return lines
    .filter(({ kind }) => kind !== 'neutral')
    .map(({ kind, text }) => ({ ...readPassage(wholePassage(text)), isYes: kind === 'others', weight: 1 }))
}

/** The phrases were fitted to the sets of old: there they would seem better than they are. */
export function withoutPhrases(examples: readonly Example[]): Example[] {
  return examples.map(example => ({ ...example, phrases: [] }))
}

function wholePassage(text: string): string[] {
  return passages(text.replace(SENTENCE_ENDS, ',')).parts[0] ?? []
}

function neutralPassages(text: string): string[][] {
  const { parts, whole } = passages(text)
  return whole ? [...parts, whole] : parts
}
