import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type GoalTables, goalWords } from '#engine/occupations/load-goal-tables.ts'
import type { GoalCorrections, GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { addedClauses } from './added-clauses.ts'
import { ladderCodes } from './career-ladder.ts'
import { conditionItems } from './condition-items.ts'
import { dropWorkOfPlaces } from './drop-work-of-places.ts'
import type { GoalClause } from './goal-clause.ts'
import { fieldsIn, joinedFields, namesNoFieldToLeave } from './goal-fields.ts'
import { goalItem, isOccupation } from './goal-item.ts'
import { type GoalEngine, isAgent, rolesIn } from './goal-roles.ts'
import {
  impliedAdvancement,
  impliedConditions,
  leadingLeft,
  presentField,
  presentWorkLeft,
} from './implied-items.ts'
import { namedRolesIn } from './named-roles.ts'
import { isBareVerb, wantedFieldName, writtenItem } from './own-words.ts'
import { peopleLeft } from './people-left.ts'
import { employerCodes, isEmployer, isManagerCode, partName, worksForIt } from './places-of-work.ts'

const MAX_ROLES = 6
/** How strongly a word must point to the present occupation to name it where it is to be left. */
const MIN_WORD_WEIGHT_AT_CURRENT = 0.15

/** What goals say: roles, fields, conditions of work and what is to be left, each as an item that can be taken out again. */
export function readGoals(
  engine: GoalEngine,
  clauses: readonly GoalClause[],
  currentRow: number | null,
  corrections: GoalCorrections = { drop: [], add: [] },
): GoalReading {
  const items = new Map<string, GoalItem>()
  const put = (item: GoalItem) => {
    if (!items.has(item.id)) items.set(item.id, item)
  }
  const unread = { leaves: false, wishes: false }
  for (const clause of [...clauses, ...addedClauses(engine.career.goalTables(), corrections)]) {
    const found = itemsOf(engine, clause, currentRow)
    found.forEach(put)
    if (clause.reads !== undefined && found.length === 0) continue
    unread.leaves ||= clause.polarity === 'leave' && found.length === 0
    unread.wishes ||=
      clause.isWish &&
      clause.polarity === 'want' &&
      clause.reads !== 'conditions' &&
      !isUnderstood(engine.career, clause, found)
  }
  // Who has no work today and names none may mean what they did before: "I used to be a bookkeeper. Something near home."
  if (currentRow === null && ![...items.values()].some(isOccupation))
    for (const clause of clauses)
      if (clause.polarity === 'past')
        for (const item of itemsOf(engine, { ...clause, polarity: 'want' }, null))
          if (isOccupation(item)) put(item)
  const written = new Set(addedItems(engine, corrections, currentRow))
  keepWorkLeftInPart(engine, items, clauses, currentRow, written)
  dropContradictions(items)
  dropWorkOfPlaces(engine.career, items, clauses, written)
  for (const id of corrections.drop) items.delete(id)
  const said = [...items.values()]
  for (const item of [
    ...presentField(engine.career, said, currentRow, unread, clauses),
    ...presentWorkLeft(engine.career, said, clauses, currentRow, unread),
    ...leadingLeft(said, clauses),
    ...impliedConditions(engine.career, said),
    ...impliedAdvancement(engine.career, said, currentRow),
  ])
    if (!corrections.drop.includes(item.id)) put(item)
  // What is left names a condition more exactly: "not managing people".
  const read = [...items.values()].map(item => {
    const left = items.get(`leave:${item.condition}`)
    return left?.condition ? { ...item, label: left.label } : item
  })
  return { items: read, sentence: readingSentence(read) }
}

/** A reading with more items, without those that the person took out. */
export function withItems(
  reading: GoalReading,
  more: readonly GoalItem[],
  corrections: GoalCorrections = { drop: [], add: [] },
): GoalReading {
  const added = more.filter(({ id }) => !corrections.drop.includes(id))
  if (added.length === 0) return reading
  const ids = new Set(added.map(({ id }) => id))
  const items = [...reading.items.filter(({ id }) => !ids.has(id)), ...added]
  return { items, sentence: readingSentence(items) }
}

export function withoutItems(reading: GoalReading, ids: readonly string[]): GoalReading {
  if (ids.length === 0) return reading
  const items = reading.items.filter(({ id }) => !ids.includes(id))
  return { items, sentence: readingSentence(items) }
}

/** The ids of what the person added to the reading. */
export function addedItems(
  engine: GoalEngine,
  corrections: GoalCorrections,
  currentRow: number | null,
): string[] {
  return addedClauses(engine.career.goalTables(), corrections).flatMap(clause =>
    itemsOf(engine, clause, currentRow).map(({ id }) => id),
  )
}

/** A wish names work, or nothing but conditions: "an office job with weekends off", but not "a year-round job with the city". */
function isUnderstood({ goalTables }: CareerData, { text }: GoalClause, found: GoalItem[]): boolean {
  if (found.length === 0 || found.some(isOccupation)) return found.length > 0
  const rest = goalTables()
    .conditionsWanted.candidates(text)
    .reduce((left, { pattern }) => left.replace(pattern.regExp(), ''), text)
  return !NAMES_A_PLACE.test(rest)
}

const NAMES_A_PLACE = /\b(?:with|at|for|in|as) \p{L}/iu

/** What one clause says. */
export function itemsOf(engine: GoalEngine, clause: GoalClause, currentRow: number | null): GoalItem[] {
  if (clause.polarity === 'past' || clause.polarity === 'neutral') return []
  const isLeft = clause.polarity === 'leave'
  const conditions = conditionItems(engine.career, clause)
  if (clause.condition !== null) return conditions
  if (isLeft && clause.reads !== 'conditions') {
    const present = currentRow === null ? '' : (engine.career.occupations.codes[currentRow] ?? '')
    const people = peopleLeft(clause.text.trim(), present)
    if (people) {
      const named = occupationItems(engine, clause, true, currentRow).flatMap(({ codes }) => codes)
      return [{ ...people, codes: [...new Set([...people.codes, ...named])] }, ...conditions]
    }
  }
  const occupations =
    clause.reads === 'conditions' || (isLeft && currentRow !== null && SIGN_OF_WORK.test(clause.text))
      ? []
      : occupationItems(engine, clause, isLeft && !clause.isLooseList, currentRow)
  // "Instead of touring, sound or lights" wishes for the list.
  if (isLeft && !clause.isLooseList && clause.reads === undefined && occupations.length === 0) {
    const current = currentOccupationLeft(engine.career, clause.text, currentRow, conditions.length > 0)
    if (current) return [current, ...conditions]
  }
  return [...occupations, ...conditions]
}

function occupationItems(
  engine: GoalEngine,
  clause: GoalClause,
  isLeft: boolean,
  currentRow: number | null,
): GoalItem[] {
  const { goalTables, occupations } = engine.career
  const present = currentRow === null ? '' : (occupations.codes[currentRow] ?? '')
  const said = isLeft ? clause.text : withoutIdioms(goalTables(), clause.text)
  // What is to be left is a whole field rather than one role.
  const { found, rest: text } = isLeft
    ? { found: [], rest: said }
    : namedRolesIn(
        goalTables(),
        said,
        present,
        isAgent,
        phrase => engine.titlesByStem().find(phrase).length > 0,
      )
  const known = found.filter(({ codes, words }) => codes[0] !== present || !isTaught(said, goalWords(words)))
  const named = isLeft
    ? joinedFields(text, fieldsIn(goalTables(), text, true, present))
    : fieldsIn(goalTables(), text, false, present)
  // Where no word for a person says otherwise, a field of the table knows better what is meant: "account management" is sales.
  const roles = rolesIn(engine, text, currentRow)
    .filter(({ words, rows }) => isLeft || rows[0] !== currentRow || !isTaught(text, goalWords(words)))
    .filter(
      ({ words, hasAgent, rows }) =>
        (hasAgent && !isLeft) ||
        rows[0] === currentRow ||
        !named.some(field => goalWords(words).every(word => field.words.includes(word))),
    )
    .slice(0, MAX_ROLES)
  const inRoles = new Set(roles.flatMap(({ words }) => goalWords(words)))
  const fields = named
    .filter(
      ({ words, field }) =>
        !words.every(word => inRoles.has(word)) &&
        (isLeft || !field.codes.some(code => present.startsWith(code)) || !isTaught(text, words)),
    )
    .flatMap((span, place) => {
      // "Not selling for pharma" leaves the selling.
      if (isLeft && place > 0 && worksForIt(text, span.words)) return []
      const hasRole = roles.length + known.length > 0
      if (isLeft || (!hasRole && place === 0) || !isEmployer(text, span.words, hasRole)) return [span]
      const codes = employerCodes(span.field.codes)
      return codes.length > 0 ? [{ ...span, field: { ...span.field, codes } }] : []
    })
  const isLed = LEADS.test(text)
  const taught = isLeft ? [] : taughtItems(engine.career, clause.text, currentRow)
  const ownPlace = DESIGNS.test(present) ? OWN_STUDIO : OWN_PRACTICE
  const ownWork = isLeft || present === '' ? undefined : ownPlace.exec(clause.text)?.[0]
  return [
    ...(ownWork === undefined ? [] : [writtenItem('role', ownWork, [present])]),
    ...known.map(({ words, codes }) => writtenItem('role', words, codes)),
    ...roles.map(({ words, rows }) =>
      writtenItem(
        isLeft ? 'leave' : 'role',
        words,
        rows.map(row => occupations.codes[row] ?? ''),
      ),
    ),
    ...fields
      .filter(
        ({ field }) =>
          field.name !== ANY_TEACHING ||
          (taught.length === 0 && !known.some(({ codes }) => codes[0]?.startsWith('25-'))),
      )
      .map(({ field, written, after }) => {
        const codes = isLed ? managersFirst(field.codes) : field.codes
        if (!isLeft)
          return {
            ...goalItem('field', field.name, codes),
            label: wantedFieldName(field.name, written, after),
          }
        // What is left is shown in the person's own words, unless one word is a figure for their work: "the road" for driving. A photographer's weddings are no event planning.
        const isFigure =
          field.isLeftOnly && !written.includes(' ') && field.codes.some(code => present.startsWith(code))
        const isNamed = present === '' || isFigure || isBareVerb(written)
        return writtenItem('leave', isNamed ? field.name : written, codes)
      }),
    ...taught,
  ]
}

/** "Build bridges between departments" wants no bridges. */
function withoutIdioms({ idioms }: GoalTables, text: string): string {
  return idioms
    .candidates(text)
    .reduce((rest, { pattern }) => rest.replaceAll(pattern.regExp(), ' and '), text)
}

/** A photographer who would teach photography wants to teach, and a farmer who would advise farmers to advise; the subject is no work that is wanted. */
function isTaught(text: string, words: string[]): boolean {
  const said = goalWords(text)
  const at = said.findIndex((_, start) => words.every((word, place) => said[start + place] === word))
  const before = said.slice(0, Math.max(0, at)).filter(word => !OF_A_SCHOOL.has(word))
  const near = before.slice(-2)
  const teaches = near.findLastIndex(word => TEACHING_WORDS.has(word))
  return teaches >= 0 && !near.slice(teaches).some(word => JOINING_WORDS.has(word))
}

const TEACHING_WORDS: ReadonlySet<string> = new Set(
  goalWords(
    'teach teaching advise advising inspect inspecting audit auditing consult consulting lecturer lecturing tutor tutoring instructor',
  ),
)
/** "Teach high school chemistry". */
const OF_A_SCHOOL: ReadonlySet<string> = new Set(
  goalWords('high secondary primary middle elementary adult evening school college university level other'),
)
const JOINING_WORDS: ReadonlySet<string> = new Set(['or', 'and'])

/** Who wants to lead a field is meant for its managers. */
function managersFirst(codes: string[]): string[] {
  return [...codes.filter(isManagerCode), ...codes.filter(code => !isManagerCode(code))]
}

/** Another way to do the present work: "a clinic of my own", "keep practicing but part time". */
const OWN_PRACTICE =
  /\b(?:practice|clinic|firm|studio|salon|surgery) of my own\b|\b(?:my )?own (?:\p{L}+ )?(?:practice|clinic|law firm|firm|salon|surgery)\b|^practi[cs]ing\b|^private practice$/iu

/** A florist's own studio is the present work, a receptionist's is not. */
const OWN_STUDIO =
  /\b(?:my )?own (?:\p{L}+ )?(?:studio|practice|firm)\b|\b(?:studio|practice|firm) of my own\b/iu
/** Artists, designers and architects. */
const DESIGNS = /^(?:27-1|17-1)/

const LEADS =
  /\b(?:lead|leading|run|running|manage|managing|head|heading|leadership|management of|supervise|direct)\b/i

/** Who wants to teach what they do is meant for the roles that teach it. */
function taughtItems(
  { occupations, tables }: CareerData,
  text: string,
  currentRow: number | null,
): GoalItem[] {
  if (currentRow === null || !TEACHES.test(text) || TEACHES_OTHERS.test(text)) return []
  const codes = ladderCodes(tables.taughtBy, occupations.codes[currentRow] ?? '')
  return codes.length > 0 ? [goalItem('field', 'teaching what you do', codes)] : []
}

/** The field's name in the table, which gives way to teaching one's own work. */
const ANY_TEACHING = 'teaching'
const TEACHES =
  /\b(?:teach|teaching|instruct|instructing|train(?:ing)? (?:the )?(?:(?:new|young|younger|next) \p{L}+|apprentices|others|recruits|cadets|rookies|juniors|trainees|\p{L}{3,}(?:er|or|ist|ian|nurse)s)|pass on)\b/iu
const TEACHES_OTHERS =
  /\b(?:kids|children|english|maths?|elementary|primary|preschool|kindergarten|yoga|music|esl|history|science|physics|chemistry|biology|geography)\b|\bteach(?:ing)? (?:in|at) (?:a |the )?(?:primary |high |secondary |middle |public )?schools?\b/i

/** Words to leave that point to the present work, such as "weddings" for an event planner, or "this job". */
function currentOccupationLeft(
  { occupations, terms, goalTables }: CareerData,
  text: string,
  currentRow: number | null,
  hasCondition: boolean,
): GoalItem | null {
  if (currentRow === null) return null
  const pointsToCurrent = terms()
    .scoreText(text)
    .words.some(stem => terms().weight(stem, currentRow) >= MIN_WORD_WEIGHT_AT_CURRENT)
  const isThisJob = THIS_JOB.test(text) || SIGN_OF_WORK.test(text)
  const code = occupations.codes[currentRow] ?? ''
  if (!isThisJob && (hasCondition || !pointsToCurrent || namesNoFieldToLeave(goalTables(), text, code)))
    return null
  const label = isThisJob ? 'your present work' : text.replace(/\s+any ?more$/i, '').toLowerCase()
  const isLine = code.startsWith(PRODUCTION) && /^(?:the )?line$/i.test(text)
  return goalItem('leave', label, isLine ? [code, ...ASSEMBLERS] : [code])
}

/** "The line" of a factory worker. */
const PRODUCTION = '51-'
const ASSEMBLERS = ['51-2092.00', '51-2099.00']

const THIS_JOB =
  /^(?:(?:this|my|the)(?: current| present| whole| entire)? (?:job|role|position|post|work|field|trade|industry|profession|career|line of work|business|company|place)|role|position|job|post|what|this|it|here|(?:be )?around (?:it|this)|all this|it all|another \p{L}+)$/iu

/** What stands for the work where it is left: "hang up my apron", "off the line". */
const SIGN_OF_WORK =
  /^(?:the |my )?(?:apron|boots|scrubs|hard hat|tool ?belt|robe|clippers|stethoscope|floor|line|lot|site|station|torch|knives|scissors|trowel|headset|badge|keys(?: to the shop)?)$/i

/** "I like accounting but not auditing" leaves a part of what is kept, though both words name one work. */
function keepWorkLeftInPart(
  engine: GoalEngine,
  items: Map<string, GoalItem>,
  clauses: readonly GoalClause[],
  currentRow: number | null,
  written: ReadonlySet<string>,
): void {
  const itemsOfClauses = (polarity: GoalClause['polarity']) =>
    clauses
      .filter(clause => clause.polarity === polarity)
      .flatMap(clause => itemsOf(engine, clause, currentRow).map(item => ({ clause, item })))
  const wished = [
    ...itemsOfClauses('keep').filter(({ item }) => isOccupation(item)),
    ...itemsOfClauses('want').filter(({ item }) => item.kind === 'role'),
  ]
  const kept = wished.flatMap(({ item }) => item.codes.slice(0, 1))
  for (const { clause, item } of kept.length > 0 ? itemsOfClauses('leave') : []) {
    const name = partName(clause.text)
    if (name === '' || written.has(item.id)) continue
    if (!item.codes.slice(0, 1).some(code => kept.includes(code))) continue
    items.delete(item.id)
    items.set(`leave:${name}`, { ...goalItem('leave', name, item.codes), place: true })
  }
}

/** What is wanted by name is not left, and what is left by name is not wanted. */
function dropContradictions(items: Map<string, GoalItem>): void {
  for (const { id, kind, place } of [...items.values()])
    if (kind === 'leave' && !place) {
      items.delete(id.replace('leave:', 'field:'))
      items.delete(id.replace('leave:', 'role:'))
    }
  // "Nobody to manage" leads nobody.
  if (items.has('leave:less responsibility')) items.delete('condition:leading people')
  // "I can't hold another animal. Still want animals" leaves no animals.
  for (const [condition, field] of Object.entries(FIELDS_OF_CONDITIONS))
    if (items.has(`condition:${condition}`)) items.delete(`leave:${field}`)
}

const FIELDS_OF_CONDITIONS = {
  'working with animals': 'animals',
  'working with children': 'work with children',
}

function readingSentence(items: GoalItem[]): string {
  const said = items.filter(({ implied }) => !implied)
  const labels = (kind: GoalItem['kind']) =>
    said.filter(item => item.kind === kind && !item.condition).map(({ label }) => label)
  const parts = [
    ...labels('leave').map(label => `away from ${label}`),
    ...labels('role'),
    ...labels('field'),
    ...said.filter(({ condition }) => condition).map(({ label }) => label),
  ]
  return parts.length === 0 ? '' : `We read: ${[...new Set(parts)].join('; ')}.`
}
