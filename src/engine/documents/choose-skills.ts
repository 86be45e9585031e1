import { isSpokenLanguage } from '#engine/resume/spoken-language.ts'

/** A skill that fits less is named only where it serves in any job, or where too few fit better. */
const MIN_FIT = 0.3
const MIN_FITTING = 2

/** The skills to name in a letter: those that lead to the role in the person's order, then what serves anywhere. */
export function chooseSkills(
  own: readonly string[],
  fitOf: (text: string) => number,
  count: number,
): string[] {
  const skills = own
    .filter(
      skill =>
        !PAPER.test(skill) && !/^knowledge of the /iu.test(skill) && spokenLanguages([skill]).length === 0,
    )
    .map(skill => skill.replace(KNOWLEDGE_OF, ''))
  const fitting = skills.filter(skill => fitOf(skill) >= MIN_FIT)
  const general = skills.filter(skill => !fitting.includes(skill) && SERVES_ANYWHERE.test(skill))
  const chosen = (fitting.length >= MIN_FITTING ? [...fitting, ...general] : skills).slice(0, count)
  // "prototyping and HTML and CSS" reads as three.
  return [
    ...chosen.filter(skill => skill.includes(' and ')),
    ...chosen.filter(skill => !skill.includes(' and ')),
  ]
}

/** "English and Polish", "German (basic)": one speaks a language and is not skilled in it. */
export function spokenLanguages(own: readonly string[]): string[] {
  return own.flatMap(skill => {
    const names = skill
      .replace(/ \([^)]*\)$/u, '')
      .replace(/^(?:fluent|native|spoken|basic) /iu, '')
      .replace(
        /,? (?:(?:very )?good|native|fluent|basic|fair|mother tongue|intermediate|conversational|[ABC][12])$/iu,
        '',
      )
      .split(/ and | & |, /u)
    return names.every(isSpokenLanguage) ? names : []
  })
}

/** Nobody is skilled in knowledge. */
const KNOWLEDGE_OF = /^(?:good |sound |basic )?(?:knowledge|understanding|experience) (?:of|in|with) /iu
/** Nor in a licence. */
const PAPER = /\b(?:licen[cs]e|certificates?|level \d|card|dbs|passport)\b/iu
const SERVES_ANYWHERE =
  /^(?:(?:microsoft |ms )?(?:excel|office|word|powerpoint)|google (?:sheets|workspace)|sql|data analysis|project management|leadership|communication|teamwork|negotiation|design)$/iu
