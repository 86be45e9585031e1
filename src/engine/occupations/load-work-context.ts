import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

/** One condition of work that people were asked about. */
type ContextElement = {
  at: number
  id: string
  name: string
  /** How many answers there were to choose from: five, or three for hours and schedules. */
  answers: number
  /** Over all occupations. */
  mean: number
  deviation: number
  /** Two occupations differ beyond sampling error from here on. */
  smallestDifference: number
}

const WHO_ANSWERED = {
  I: 'job holders',
  E: 'occupational experts',
  A: 'analysts',
  R: 'related occupations',
} as const

type ContextReport = {
  /** Related occupations stand in for physical conditions only; that is an estimate. */
  answeredBy: (typeof WHO_ANSWERED)[keyof typeof WHO_ANSWERED]
  /** The fewest who answered one of the questions; unknown where nobody was asked. */
  people: number | null
  /** Of the oldest answers. */
  year: number
}

type ContextAnswer = {
  /** From 1, for the lowest answer, to the number of answers. */
  mean: number
  /** None where experts or analysts answered, or the mean is an estimate. */
  standardError: number | null
  /** Percent who gave each answer, lowest first; null where too few answered to say. */
  shares: (number | null)[]
}

/** What people report of the conditions of their occupation. */
export type WorkContext = {
  elements: readonly ContextElement[]
  element: (id: string) => ContextElement
  report: (row: number) => ContextReport | null
  answer: (row: number, element: ContextElement) => ContextAnswer | null
  /** The mean of an answer alone, for questions over all occupations. */
  mean: (row: number, element: ContextElement) => number | null
  hasStandardError: (row: number, element: ContextElement) => boolean
}

type Header = {
  sections: SectionPlaces
  ids: string[]
  names: string[]
  answers: number[]
  means: number[]
  deviations: number[]
  smallestDifferences: number[]
}

const MAX_ANSWERS = 5
const NO_VALUE = 255
const FIRST_YEAR = 2000
const HUNDREDTHS = 100

export function loadWorkContext(files: KnowledgeFiles): WorkContext {
  const head: Header = JSON.parse(new TextDecoder().decode(files('work-context.json')))
  const section = readSections(files('work-context.bin'), head.sections)
  const means = section(Uint16Array, 'mean')
  const errors = section(Uint8Array, 'error')
  const shares = section(Uint8Array, 'share')
  const people = section(Uint8Array, 'people')
  const years = section(Uint8Array, 'year')
  const sources = section(Uint8Array, 'source')
  const elements = head.ids.map((id, at) => ({
    at,
    id,
    name: head.names[at] ?? '',
    answers: head.answers[at] ?? 0,
    mean: head.means[at] ?? 0,
    deviation: head.deviations[at] ?? 0,
    smallestDifference: head.smallestDifferences[at] ?? 0,
  }))
  const byId = new Map(elements.map(element => [element.id, element]))
  return {
    elements,
    element: id => byId.get(id) ?? unknownElement(id),
    report: row => {
      const answeredBy = whoAnswered(sources[row])
      return answeredBy
        ? { answeredBy, people: people[row] || null, year: FIRST_YEAR + (years[row] ?? 0) }
        : null
    },
    mean: (row, element) => (means[row * elements.length + element.at] ?? 0) / HUNDREDTHS || null,
    hasStandardError: (row, element) => (errors[row * elements.length + element.at] ?? NO_VALUE) !== NO_VALUE,
    answer: (row, element) => {
      const at = row * elements.length + element.at
      const mean = means[at] ?? 0
      const error = errors[at] ?? NO_VALUE
      if (mean === 0) return null
      return {
        mean: mean / HUNDREDTHS,
        standardError: error === NO_VALUE ? null : error / HUNDREDTHS,
        shares: Array.from(shares.subarray(at * MAX_ANSWERS, at * MAX_ANSWERS + element.answers), share =>
          share === NO_VALUE ? null : share,
        ),
      }
    },
  }
}

function whoAnswered(letter: number | undefined): ContextReport['answeredBy'] | null {
  const key = String.fromCharCode(letter ?? 0)
  return key === 'I' || key === 'E' || key === 'A' || key === 'R' ? WHO_ANSWERED[key] : null
}

function unknownElement(id: string): never {
  throw new Error(`the knowledge base has no condition of work ${id}`)
}
