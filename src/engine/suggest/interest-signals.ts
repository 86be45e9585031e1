import type { Career } from '#engine/occupations/load-career-data.ts'
import type { Element } from '#engine/occupations/load-occupations.ts'
import type { Weighed } from '#engine/occupations/load-terms.ts'
import { type Interest, THEMES, type Theme } from './interest-themes.ts'

export type InterestSignals = {
  themes: Theme[]
  /** How much each occupational interest is spoken for, or nothing when the text speaks for none. */
  leaning: Record<Interest, number> | null
  knowledge: Element[]
  terms: Weighed
  largest: number
}

const LONGEST_INTERESTS = 2000
export const INTEREST_NAMES: Interest[] = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
]

/** What a person likes, as occupational interests and as subjects. */
export function readInterests(career: Career, interests: string): InterestSignals {
  const text = interests.slice(0, LONGEST_INTERESTS)
  const themes = themesOf(text)
  const leaning = { Realistic: 0, Investigative: 0, Artistic: 0, Social: 0, Enterprising: 0, Conventional: 0 }
  for (const theme of themes) for (const name of INTEREST_NAMES) leaning[name] += theme.leaning[name] ?? 0
  const terms = career.terms().weigh(text)
  return {
    themes,
    leaning: themes.length > 0 ? leaning : null,
    knowledge: themeKnowledge(career, themes),
    terms,
    largest: terms.scores.reduce((most, score) => Math.max(most, score), 0),
  }
}

export function themesOf(text: string): Theme[] {
  return THEMES.filter(({ pattern }) => pattern.test(text))
}

export function themeKnowledge({ occupations }: Career, themes: Theme[]): Element[] {
  return [...new Set(themes.flatMap(({ knowledge }) => knowledge ?? []))].map(name =>
    occupations.element('knowledge', name),
  )
}
