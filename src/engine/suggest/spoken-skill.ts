import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type SkillUsage, skillUsage } from '#engine/occupations/skill-usage.ts'
import { isSpokenLanguage } from '#engine/resume/spoken-language.ts'

/** Languages are what interpreters and translators work with. */
const LANGUAGE_WORK = /^27-3091/
/** The only skill of somebody who writes it says no more than that they read the form. */
const FORM_LANGUAGE = 'english'
const LANGUAGE_SPECIFICITY = 0.25

/** "Polish" among somebody's skills is a language and no work with a cloth; any other skill means what it always means. */
export function spokenOrOtherSkill(career: CareerData, text: string): SkillUsage {
  const language = languageNamed(text)
  if (language === null) return skillUsage(career, text)
  if (language.toLowerCase() === FORM_LANGUAGE)
    return { name: language, kind: 'unknown', usageIn: () => 0, specificity: 0 }
  return {
    name: language,
    kind: 'concept',
    usageIn: row => (LANGUAGE_WORK.test(career.occupations.codes[row] ?? '') ? 1 : 0),
    specificity: LANGUAGE_SPECIFICITY,
  }
}

/** "Polish (native)", "fluent Irish", "French B2". */
function languageNamed(text: string): string | null {
  const words = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(LEVEL, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  return isSpokenLanguage(words) ? words : null
}

const LEVEL =
  /\b(?:native|fluent|mother tongue|basic|conversational|intermediate|advanced|business|professional|good|some|bilingual|spoken|written|speaking|speaker|speak|language|level|proficiency|[abc][12])\b/giu
