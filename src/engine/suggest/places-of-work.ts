import { type GoalTables, goalWords } from '#engine/occupations/load-goal-tables.ts'
import { wordCount } from './condition-meaning.ts'
import { type GoalClause, wishedWork } from './goal-clause.ts'
import { fieldsIn } from './goal-fields.ts'

/** Of the fields and roles that are read in words for a place or an employer alone: the place by the id of the item. */
export function placesByItem(tables: GoalTables, clauses: readonly GoalClause[]): Map<string, string> {
  const places = new Map<string, string>()
  const works = new Set<string>()
  for (const text of wishedWork(clauses)) {
    for (const { words, field } of fieldsIn(tables, text, false)) {
      const id = `field:${field.name}`
      const place = tables.places.get(words.join(' '))
      if (place === undefined || WORKS_THERE.test(text)) works.add(id)
      else if (!places.has(id)) places.set(id, place)
    }
    const said = ` ${goalWords(text).join(' ')} `
    for (const [words, place] of tables.places)
      if (said.includes(` ${words} `)) places.set(`role:${place}`, place)
  }
  for (const id of works) places.delete(id)
  return places
}

/** "Or work in a bank" is a wish of its own. */
const WORKS_THERE = /^(?:or )?work(?:ing)? (?:in|at|for)(?!.* as )(?: an?| the)? [\p{L} ]+$/iu

/** In "PR for a university or a hospital" the field of the employer names no professor and no nurse. */
export function isEmployer(text: string, words: string[], hasRole: boolean): boolean {
  const said = goalWords(text)
  const at = said.findIndex((_, start) => words.every((word, place) => said[start + place] === word))
  const before = said.slice(0, Math.max(0, at))
  const lead = ` ${before.join(' ')}`
  // "In HR or in training" names two fields; "data scientist in healthcare" names one employer.
  return EMPLOYED_BY.test(lead) || (hasRole && / (?:in|within|inside)$/u.test(lead))
}

const EMPLOYED_BY =
  / (?:(?:for|at)(?: (?:a|an|the|some|one|of|big|small|local|\p{L}+ or a|\p{L}+ or an))*|(?:in|within|inside)(?: (?:a|an|the|some|one|of|big|small|local|\p{L}+ or a|\p{L}+ or an))+)$/u

/** "Like a school or GP practice": the places of a clause that names nothing else. */
export function settingsNamed({ places }: GoalTables, { text, polarity }: GoalClause): string[] {
  // "Like a school" keeps; a bare word may be anything.
  if (polarity !== 'keep' && !(polarity === 'want' && SAYS_EXAMPLE.test(text))) return []
  const named = text
    .replace(EXAMPLE, '')
    .split(CHOICE)
    .filter(part => part.trim() !== '')
    .map(part => places.get(goalWords(part.replace(ARTICLE, '')).join(' ')))
  return named.length > 0 && named.every(place => place !== undefined) ? named : []
}

const SAYS_EXAMPLE = /^\W*(?:like|such as|for example|maybe|perhaps|say) /iu
const EXAMPLE = /^\W*(?:(?:like|such as|maybe|perhaps|say|in|at|for example) )*/iu
const CHOICE = /\s*,\s*(?:or\s+)?|\s+(?:or|and)\s+/iu
const ARTICLE = /^\s*(?:in |at )?(?:(?:an?|the|some|any|small|local|quiet) )*/iu

/** The employer of what is done: "selling for pharma". */
export function worksForIt(text: string, words: string[]): boolean {
  const said = goalWords(text)
  const at = said.findIndex((_, start) => words.every((word, place) => said[start + place] === word))
  return said[at - 1] === FOR_WORD
}

const FOR_WORD = goalWords('for')[0] ?? 'for'

/** Whoever manages it, where the table names them; nobody who teaches there. */
export function employerCodes(codes: string[]): string[] {
  const managers = codes.filter(isManagerCode)
  return managers.length > 0 ? managers : codes.filter(code => !code.startsWith('25-1'))
}

export function isManagerCode(code: string): boolean {
  return code.startsWith('11-')
}

/** What is left of some work, in the words of the person; empty where they are too many to name it. */
export function partName(text: string): string {
  const words = text.replaceAll(NOT_OF_THE_NAME, '').toLowerCase()
  return wordCount(words) <= MAX_PART_WORDS && !OBSTACLE.test(words) ? words : ''
}

const MAX_PART_WORDS = 6
/** "I can't get a mortgage on gigs" tells what stands in the way. */
const OBSTACLE = /^(?:get|make|have|buy|pay|afford|live|raise|support|save)\b/u
const NOT_OF_THE_NAME =
  /^(?:(?:my|a|an|this|these|all|being|working) )+|(?: (?:any ?more|any longer|again|now|and|or|so|for good|completely|altogether|behind(?: me| us)?))+$/giu
