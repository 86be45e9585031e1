import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type SkillUsage, skillUsage } from '#engine/occupations/skill-usage.ts'
import { spokenIn } from '#engine/resume/spoken-in.ts'

/** Languages are what interpreters and translators work with. */
const LANGUAGE_WORK = /^27-3091/
/** The only skill of somebody who writes it says no more than that they read the form. */
const FORM_LANGUAGE = 'english'
const LANGUAGE_SPECIFICITY = 0.25

/** "Polish" among somebody's skills is a language and no work with a cloth; any other skill means what it always means. */
export function spokenOrOtherSkill(career: CareerData, text: string): SkillUsage {
  const language = spokenIn(text.trim())?.[0]?.language
  if (language === undefined) return skillUsage(career, text)
  if (language.toLowerCase() === FORM_LANGUAGE)
    return { name: language, kind: 'unknown', usageIn: () => 0, specificity: 0 }
  return {
    name: language,
    kind: 'concept',
    usageIn: row => (LANGUAGE_WORK.test(career.occupations.codes[row] ?? '') ? 1 : 0),
    specificity: LANGUAGE_SPECIFICITY,
  }
}
