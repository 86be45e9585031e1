import type { Engine } from '#engine/engine.ts'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { isAgent, rolesIn } from '#engine/suggest/goal-roles.ts'
import { namedRolesIn } from '#engine/suggest/named-roles.ts'
import { singular } from '#engine/text/singular.ts'
import type { CoachRole } from '#shared/coach/coach-answer.ts'

/** People a message tells about, who are no role that somebody asks after. */
const OTHER_PEOPLE = new RegExp(
  [
    String.raw`\b(?:my|our|his|her|their|your)\s+(?:\w+\s+)?(?:managers?|boss(?:es)?|supervisors?|directors?|leads?|leaders?|coworkers?|co-workers?|colleagues?|teammates?|clients?|customers?|doctors?|therapists?|lawyers?|recruiters?|interviewers?|owners?|ceo|partners?|husband|wife|assistants?|patients?|parents?|mentors?|coach(?:es)?)\b`,
    String.raw`\b(?:boss|coworker|co-worker|colleague|teammate|client|customer|recruiter|interviewer|hiring manager|doctor's)(?:es|s)?\b`,
    String.raw`\bdoctor['’]?s? (?:things?|questions?|stuff|matters?|advice|issues?)\b`,
  ].join('|'),
  'giu',
)
/** Words with the ending of a role that name none in a question. */
const NO_ROLE =
  /^(?:counter|recruiter|employer|member|speaker|winner|beginner|newcomer|outsider|player|leader|manager|boss|partner|mentor|helper|worker|supporter|letter|offer|career|junior|senior|superior|major|minor|mother|father|mom|dad|parent|brother|sister|person|friend|prior|honor|watch|cover|float)$/iu
/** "They're closing our building" names no closing clerk. */
const HOLDS_PRONOUN = /\b(?:my|our|your|his|her|their|its|we|they|us|them|me)\b/iu
const NO_PLURAL = /(?:ss|us|is)$/u

export type NamedRole = CoachRole & {
  /** The words that name it, as written. */
  words: string
}

/** The role a message asks after, or nothing. */
export function roleIn(engine: Engine, message: string, currentRow: number | null): NamedRole | null {
  const text = withoutCompared(message)
    .replaceAll(OTHER_PEOPLE, ' , ')
    .replaceAll(ASKED_ABOUT, ' , a ')
    .replaceAll(FRONT_DESK, AT_HOTEL.test(message) ? ', a hotel desk clerk' : ', a receptionist')
  const found = rolesIn(engine, text, currentRow)
  const spans = found.length > 0 ? found : rolesIn(engine, withoutPlurals(text), currentRow)
  const span = spans.find(
    ({ rows, words, hasAgent }) =>
      rows.length > 0 &&
      (hasAgent || isAskedAsWork(message, words)) &&
      !NO_ROLE.test(words) &&
      !HOLDS_PRONOUN.test(words) &&
      !isPlaceOfWork(message, words) &&
      !isOnlyToldOf(message, words) &&
      !isSomebodyElse(message, words),
  )
  // To a high school teacher "a teacher" is one of their own kind.
  const isOwn = span !== undefined && currentRow !== null && meansRow(engine, span.words, currentRow)
  const row = isOwn ? currentRow : span?.rows[0]
  if (span === undefined || row === undefined) return introducedRole(engine, text)
  const { roles, codes } = engine.career.occupations
  return { role: roles[row] ?? '', code: codes[row] ?? '', words: span.words }
}

/**
 * The role that a message asks after by an everyday name, or by what is done: "is there good money in ultrasound", "driving a school bus".
 * The names are those of career goals, so it is only asked of messages about work to do.
 */
export function everydayRoleIn(engine: Engine, message: string, currentRow: number | null): NamedRole | null {
  const { goalTables, occupations } = engine.career
  const present = currentRow === null ? '' : (occupations.codes[currentRow] ?? '')
  // "I hate the phones and the billing" asks after neither.
  const clauses = goalClauses(goalTables(), message.replaceAll(OTHER_PEOPLE, ' , ')).filter(
    ({ polarity, condition }) => polarity !== 'leave' && polarity !== 'past' && condition === null,
  )
  const isTitle = (phrase: string) => engine.titlesByStem().find(phrase).length > 0
  const found = clauses.flatMap(
    ({ text }) => namedRolesIn(goalTables(), text, present, isAgent, isTitle).found,
  )
  const known = found.find(
    ({ words }) =>
      !NO_ROLE.test(words) &&
      !isPlaceOfWork(message, words) &&
      !isOnlyToldOf(message, words) &&
      !isSomebodyElse(message, words),
  )
  const row = occupations.rowOf.get(known?.codes[0] ?? '')
  return known && row !== undefined
    ? { role: occupations.roles[row] ?? '', code: occupations.codes[row] ?? '', words: known.words }
    : null
}

/** "Do they earn more than an engineer?" asks after those that were spoken of. */
function withoutCompared(message: string): string {
  return /\b(?:they|that|it|those|these)\b/iu.test(message)
    ? message.replaceAll(/\bthan (?:an?|the|most|other) (?:\p{L}+ ?){1,3}/giu, ' ')
    : message
}

/** "A dermatology office", "the front office team": where somebody works, and not as what. */
function isPlaceOfWork(message: string, words: string): boolean {
  return new RegExp(
    String.raw`\b${pattern(words)}\s+(?:offices?|clinics?|departments?|compan(?:y|ies)|outfits?|units?|centers?|floors?|teams?|stores?|shops?|bank|bay|firms?|agenc(?:y|ies))\b`,
    'iu',
  ).test(message)
}

const INTRODUCED = String.raw`(?:\b(?:an?|as|be|being|become|becoming|into|in|for|like|of|to|do|does|are|is|or)\s+(?:\p{L}+\s+){0,2})`

/** "The doctors love it. Will clinics keep needing us?" tells of people; "I was offered a job as a dispatcher. What does it pay?" names the role. */
function isOnlyToldOf(message: string, words: string): boolean {
  const sentences = message.split(/(?<=[.?!;\n])\s+/u)
  const name = new RegExp(String.raw`\b${pattern(words)}`, 'iu')
  // "Dispatcher sounds ok. What do they want you to know?"
  if (
    new RegExp(
      String.raw`\b${pattern(words)}s?\s+(?:sounds?|seems?|looks?|comes? up|might|could|would)\b`,
      'iu',
    ).test(message)
  )
    return false
  if (!sentences.some(sentence => /\?\s*$/u.test(sentence)) || sentences.length < 2) return false
  const naming = sentences.filter(sentence => name.test(sentence))
  return (
    naming.length > 0 &&
    naming.every(
      sentence =>
        !/\?\s*$/u.test(sentence) &&
        !new RegExp(String.raw`${INTRODUCED}${pattern(words)}`, 'iu').test(sentence),
    )
  )
}

function pattern(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', String.raw`\s+`)
}

/** "Event planning" is work where somebody asks after it, and "not invited to planning meetings" is not. */
function isAskedAsWork(message: string, words: string): boolean {
  const name = pattern(words)
  return new RegExp(
    String.raw`(?:^|[.?!,;:\n]\s*|\b(?:in|into|about|like|doing|do|does|of|for|as|or|than|and|is|with)\s+(?:an?\s+|the\s+|some\s+)?)(?:\p{L}+\s+)?${name}\b|\b${name}\s+(?:pays?|salary|salaries|jobs?|work|career|field|roles?|positions?)\b`,
    'iu',
  ).test(message)
}

/** "What does front desk pay": the work; "I sit at the front desk" is a place. */
const FRONT_DESK =
  /(?<!\b(?:the|my|our|his|her|their|at|by) )\bfront desk\b(?=\s*(?:[?.,!]|$)|\s+(?:jobs?|work|roles?|positions?|pays?|paid|make|makes|at|in|for)\b)/giu
const AT_HOTEL = /\b(?:hotels?|motels?|inns?|resorts?|hostels?|guests?)\b/iu

function meansRow(engine: Engine, words: string, row: number): boolean {
  const read = resolveRole(engine, words)
  const code = engine.career.occupations.codes[row]
  return read?.isClosestMatch === true && read.alternatives.some(other => other.code === code)
}

/** In a goal "for a dispatcher" names whom one works for; in a question it is the role that is asked about. */
const ASKED_ABOUT = /(?<!\bwork(?:s|ed|ing)?) (?:for|of|as|like|being|between) an? (?=\p{L})/giu

/** "Chef promised me a raise" and "my dispatcher" tell of somebody; "my nursing job" does not. */
function isSomebodyElse(message: string, words: string): boolean {
  const name = pattern(words)
  const isMine = new RegExp(
    String.raw`\b(?:my|our|his|her|their)\s+(?:\p{L}+\s+)?${name}\b(?!['’]?s?\s+(?:job|jobs|role|work|career|position|license|degree|interview|resume|résumé|cv|application|pay|salary|hours|shifts?|skills))`,
    'iu',
  )
  const actsOnMe = new RegExp(
    String.raw`\b${name}s?\s+(?:\p{L}+\s+)?\p{L}+(?:s|ed|t|ing)\s+(?:\p{L}+\s+)?(?:me|us)\b`,
    'iu',
  )
  // "Foreman thinks I'm faking it": named without an article, somebody does something.
  const doesSomething = new RegExp(
    String.raw`(?:^|[.!?,;]\s+)${name}\s+(?:just\s+|always\s+|never\s+)?(?!is\b|was\b|as\b|sounds\b|seems\b|looks\b|comes\b)\p{L}+(?:s|ed)\b`,
    'iu',
  )
  // "Should I take out the side projects": what somebody does is no name.
  const isVerb = new RegExp(String.raw`\b(?:i|we|you|they)\s+${name}\b`, 'iu')
  // "I won't coach debate next year", "to coach soccer".
  const isCoaching =
    /^coach\b/iu.test(words) &&
    /\b(?:i|we|you|they|(?<!\bfrom (?:\p{L}+ ){1,3})to|not|never|also|still|will|would|can|could|(?:won|don|can|didn)['’]?t)\s+coach\b/iu.test(
      message,
    )
  // "Once I pay sitters", "sitters cost": somebody is paid for, and not asked after.
  const isPaidFor = new RegExp(
    String.raw`\b(?:i|we)\s+(?:have to\s+|need to\s+)?(?:pay|afford|hire)\s+(?:for\s+)?(?:an?\s+|the\s+)?${name}s?\b|\b${name}s?\s+costs?\b`,
    'iu',
  )
  return (
    isCoaching || [isMine, actsOnMe, doesSomething, isVerb, isPaidFor].some(pattern => pattern.test(message))
  )
}

const MAX_INTRODUCED_WORDS = 3
const MIN_INTRODUCED_CONFIDENCE = 0.6
const AFTER_INTRODUCTION = /(?:,| as| be| become| becoming| do| does) an? ((?:[\p{L}-]+ ?){1,3})/giu
const NAMES_PERSON =
  /(?:er|or|ist|ian|eer|yst|ant|ent|man|woman|ive|ic|ide|erk|ook|chef|nurse|pilot|guard|attorney|coach|architect|tech)s?$/iu
const ENDS_ROLE =
  /^(?:in|at|on|near|and|or|but|with|without|for|to|from|of|is|are|was|make|makes|earn|earns|get|gets|job|jobs|role|position|work|when|who|that|if|than|i|my)$/iu

/** "Pay for a devops enginer": the words that an article introduces, read as a title, which also corrects spelling. */
function introducedRole(engine: Engine, text: string): NamedRole | null {
  for (const [, phrase = ''] of ` ${text}`.matchAll(AFTER_INTRODUCTION)) {
    const words = phrase.trim().split(/\s+/u)
    const end = words.findIndex(word => ENDS_ROLE.test(word))
    const title = words.slice(0, end === -1 ? MAX_INTRODUCED_WORDS : end).join(' ')
    const isTitle = NAMES_PERSON.test(title) && !NO_ROLE.test(title)
    const role = isTitle ? resolveRole(engine, title) : null
    if (role && role.confidence >= MIN_INTRODUCED_CONFIDENCE)
      return { role: role.role, code: role.code, words: title }
  }
  return null
}

/** "How much do nurses make": one asks after the role of one of them. */
function withoutPlurals(text: string): string {
  return text.replaceAll(/\p{L}{4,}s\b/gu, word => singular(word, NO_PLURAL))
}
