import { isAchievementLine } from './achievement-line.ts'
import type { Part } from './heading-parts.ts'
import { isPlace, isRegion } from './place-words.ts'

const MAX_EMPLOYER_WORDS = 9

/** Lower is likelier; what has none is no employer. */
const LIKELIHOOD = {
  behindAt: 0,
  namedSo: 1,
  nameOnOtherLine: 2,
  /** "Forest Service, Swan Lake District": the whole stands first. */
  branch: 2.5,
  nameBehindMark: 3,
  /** "Nurse — St. Osric / Leeds / 2019": one word by itself on the next line is rather a town. */
  oneWordOnOtherLine: 3.5,
  department: 3.8,
  nameBehindComma: 4,
  /** "The Tide" in quotes is a work, rarely who paid for it. */
  quoted: 5.5,
  behindDates: 6,
  unit: 7,
  namedAsTitle: 8,
} as const

/** Which of the names in a heading is the employer: not a town, a ward or a phrase where another can be it. */
export function chooseEmployer(parts: Part[], position: Part | undefined): Part | undefined {
  let best: Part | undefined
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    const likelihood = part === position || !mayBeEmployer(part) ? null : likelihoodOf(part, parts, position)
    if (likelihood !== null && likelihood < least) {
      least = likelihood
      best = part
    }
  }
  return best
}

function likelihoodOf(part: Part, parts: Part[], position: Part | undefined): number {
  const { text, kind, at, mark } = part
  if (kind === 'title') return LIKELIHOOD.namedAsTitle
  if (mark === 'at') return LIKELIHOOD.behindAt
  if (UNIT.test(text)) return LIKELIHOOD.unit
  if (/^["“«„].*["”»“]$/u.test(text)) return LIKELIHOOD.quoted
  if (kind === 'employer' && isBranch(part, parts, position)) return LIKELIHOOD.branch
  // "Co-op Student, Logistics": one word behind the title is its field.
  if (kind === 'employer' && mark === 'comma' && at === position?.at && !/\s/u.test(text))
    return LIKELIHOOD.nameBehindComma
  if (kind === 'employer' && isPartOfUniversity(part, parts)) return LIKELIHOOD.department
  if (kind === 'employer') return DEPARTMENT.test(text) ? LIKELIHOOD.department : LIKELIHOOD.namedSo
  if (!position) return LIKELIHOOD.nameOnOtherLine
  if (at === position.at) return mark === 'comma' ? LIKELIHOOD.nameBehindComma : LIKELIHOOD.nameBehindMark
  if (part.isBehindDates) return LIKELIHOOD.behindDates
  const isAlone = parts.every(other => other === part || other.at !== at)
  return isAlone && !/\s/u.test(text) ? LIKELIHOOD.oneWordOnOtherLine : LIKELIHOOD.nameOnOtherLine
}

/** "Department of Logistics", "Ward 7": where somebody worked, not for whom. */
export function isDepartment(text: string): boolean {
  return UNIT.test(text) || DEPARTMENT.test(text)
}

/** "Geophysical Institute, University of Bergen", "Aquatic Lab, University of Minnesota". */
function isPartOfUniversity({ text, at }: Part, parts: Part[]): boolean {
  return (
    PART_OF_UNIVERSITY.test(text) &&
    !UNIVERSITY.test(text) &&
    parts.some(part => part.at === at && UNIVERSITY.test(part.text))
  )
}

const PART_OF_UNIVERSITY = /\b(?:institute|college|school|faculty|department|lab|laboratory|chair)\b/iu
const UNIVERSITY = /\b(?:universit|hochschule\b|polytechnic\b)/iu

function isBranch({ text, at, mark }: Part, parts: Part[], position: Part | undefined): boolean {
  const first = parts.find(part => part.at === at)
  return (
    mark === 'comma' &&
    BRANCH.test(text) &&
    first !== undefined &&
    first !== position &&
    at !== position?.at &&
    /\S \S/u.test(first.text) &&
    mayBeEmployer(first) &&
    !UNIT.test(first.text)
  )
}

function mayBeEmployer({ text, kind, mark }: Part): boolean {
  if (isPlace(text) || isRegion(text) || isAchievementLine(text)) return false
  if (/^an? \p{Ll}/u.test(text)) return false
  // "Pangara, shopping centre Espai Girona", "Xiringuito La Gavina, beach of Calafosca".
  if (mark === 'comma' && /^\p{Ll}+ (?:\p{Ll}+ )?\p{Lu}/u.test(text)) return false
  if (kind === 'employer') return true
  return text.split(/\s+/u).length <= MAX_EMPLOYER_WORDS && !PHRASE.test(text) && !/\p{Ll}{4}\.\s/u.test(text)
}

/** "Ward 7", "Emergency Department"; a fire or police department employs people. */
const UNIT =
  /^(?:icu|itu|a&e|med-surg|nicu|er|(?:ward|unit|floor|team|desk|line|plant|bay|block|level|section|division) \S{1,3}|(?!.*\b(?:fire|police|sheriff['’]?s?|health|state|city|county|works|education|transportation)\b).+ (?:department|dept\.?|ward|unit|team|division|section|floor|desk|office))$/iu
const BRANCH =
  /\b(?:district|county|council|department|division|group|services|cent(?:er|re)|systems|store|shop|branch)$/iu
/** A part of a university or an authority, where the whole is named beside it. */
const DEPARTMENT =
  /^(?:department|dept\.?|faculty|division|section|office|chair|institute|school) (?:of|for) /iu
/** "in charge of 22 staff", "raising two children", "best branch of the region". */
const PHRASE =
  /^(?:an?|one|for|with|on|in|and|or|from|by|about|around|over|under|up|best|own|including|reporting|responsible|part|member|\p{Ll}+ing)\s|^(?:in charge|responsible|reporting|member|part) |\b(?:halved|doubled|reduced|taught|trained|rose|fell)\b/u
