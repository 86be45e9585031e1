import { spokenIn } from '#engine/resume/spoken-in.ts'
import { isPersonalThing } from './sorted-skills.ts'

/** A skill that fits less is named only where it serves in any job, or where none fits. */
const MIN_FIT = 0.3
/** So many of what the role asks for need no others beside them. */
const ENOUGH_ASKED = 2
/** Where none fits, so many speak for the person. */
const MAX_UNFIT = 2

/** The skills to name in a letter: those that lead to the role in the person's order, then what serves anywhere. */
export function chooseSkills(
  own: readonly string[],
  fitOf: (text: string) => number,
  count: number,
  wanted: ReadonlySet<string> = new Set(),
): string[] {
  const skills = own
    .filter(
      skill =>
        !PAPER.test(skill) &&
        !isPersonalThing(skill) &&
        !/^knowledge of the /iu.test(skill) &&
        spokenIn(skill) === null,
    )
    .map(skill => skill.replace(KNOWLEDGE_OF, '').replace(FOR_FRIENDS, ''))
  const asked = skills.filter(skill => wanted.has(skill.toLowerCase()))
  const fitting = [...asked, ...skills.filter(skill => !asked.includes(skill) && fitOf(skill) >= MIN_FIT)]
  const general = skills.filter(skill => !fitting.includes(skill) && SERVES_ANYWHERE.test(skill))
  const isEnough = asked.length >= ENOUGH_ASKED
  const told = isEnough ? asked : asked.length > 0 ? fitting : [...fitting, ...general]
  const chosen = told.length > 0 ? told.slice(0, count) : skills.slice(0, MAX_UNFIT)
  // "prototyping and HTML and CSS" reads as three.
  return [
    ...chosen.filter(skill => skill.includes(' and ')),
    ...chosen.filter(skill => !skill.includes(' and ')),
  ]
}

/** "fixing computers for friends" */
const FOR_FRIENDS =
  / (?:for|of) (?:my )?(?:friends|family|neighbou?rs|relatives)(?: and (?:friends|family|neighbou?rs))?$/iu
/** Nobody is skilled in knowledge. */
const KNOWLEDGE_OF = /^(?:good |sound |basic )?(?:knowledge|understanding|experience) (?:of|in|with) /iu
/** Nor in a licence. */
const PAPER = /\b(?:licen[cs]e|certificates?|level \d|card|dbs|passport)\b/iu
const SERVES_ANYWHERE =
  /^(?:(?:microsoft |ms )?(?:excel|office|word|powerpoint)|google (?:sheets|workspace)|sql|data analysis|project management|leadership|communication|teamwork|negotiation|design)$/iu
