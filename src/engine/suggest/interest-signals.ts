import type { CareerData } from '#engine/occupations/load-career-data.ts'
import {
  INTEREST_TYPES,
  type InterestTheme,
  type InterestType,
} from '#engine/occupations/load-career-tables.ts'
import type { Element } from '#engine/occupations/load-occupations.ts'
import type { TermScores } from '#engine/occupations/load-terms.ts'

export type InterestSignals = {
  themes: InterestTheme[]
  /** How much each occupational interest is spoken for, or nothing when the text speaks for none. */
  interestProfile: Record<InterestType, number> | null
  knowledge: Element[]
  terms: TermScores
  maxTermScore: number
}

const LONGEST_INTERESTS = 2000
/** What a person likes, as occupational interests and as subjects. */
export function interestSignals(career: CareerData, interests: string): InterestSignals {
  const text = interests.slice(0, LONGEST_INTERESTS)
  const themes = matchingThemes(career, text)
  const interestProfile = {
    Realistic: 0,
    Investigative: 0,
    Artistic: 0,
    Social: 0,
    Enterprising: 0,
    Conventional: 0,
  }
  for (const theme of themes)
    for (const name of INTEREST_TYPES) interestProfile[name] += theme.interests[name] ?? 0
  const terms = career.terms().scoreText(text)
  return {
    themes,
    interestProfile: themes.length > 0 ? interestProfile : null,
    knowledge: themeKnowledge(career, themes),
    terms,
    maxTermScore: terms.scores.reduce((most, score) => Math.max(most, score), 0),
  }
}

export function matchingThemes({ tables }: CareerData, text: string): InterestTheme[] {
  return tables.interestThemes.filter(({ pattern }) => pattern.test(text))
}

export function themeKnowledge({ occupations }: CareerData, themes: InterestTheme[]): Element[] {
  return [...new Set(themes.flatMap(({ knowledge }) => knowledge))].map(name =>
    occupations.element('knowledge', name),
  )
}
