import { wordRoot } from '#engine/text/word-root.ts'
import { DOWN_WORDS, LISTED_NOUNS, UP_WORDS } from './claim-words.ts'
import type { FactIndex, FactQuantity } from './fact-index.ts'
import { type Quantity, readQuantities } from './read-quantities.ts'
import { replyTokens } from './reply-tokens.ts'
import { clauses, contentRoots } from './text-parts.ts'

/** Why a number of a sentence is not in the facts; null where it is. */
export function unsupportedQuantity(
  sentence: string,
  quantity: Quantity,
  index: FactIndex,
  mayUse: (fact: FactQuantity) => boolean,
): string | null {
  const known = index.quantities.filter(mayUse)
  const sameValue = known.filter(fact => isSameValue(quantity, fact))
  if (sameValue.length === 0)
    return isRatioOfFacts(quantity, known) || countsItsOwnList(sentence, quantity) ? null : 'number'
  const { text, roots } = clauseAround(sentence, quantity)
  const isSince = SINCE.test(sentence.slice(0, quantity.start))
  const candidates = sameValue.filter(
    fact =>
      isSameMeasure(quantity, fact) &&
      isSameDirection(text, quantity, fact) &&
      !(isSince && fact.isClosedStart) &&
      (!fact.isDerived || isBesideItsFact(sentence, fact, known)),
  )
  const [own] = candidates.toSorted((left, right) => overlap(roots, right) - overlap(roots, left))
  if (own === undefined) return 'measure'
  const fit = overlap(roots, own)
  if (fit === 0 && SAID_OF_SOMETHING.has(quantity.kind) && !isSaidOf(sentence, candidates)) return 'measure'
  const beside = readQuantities(text)
  const isSwapped = known.some(
    fact =>
      fact.kind === quantity.kind &&
      !isSameValue(quantity, fact) &&
      !beside.some(({ kind, value }) => kind === fact.kind && isClose(value, fact.value)) &&
      overlap(roots, fact) > fit &&
      tellsApart(roots, fact, own),
  )
  return isSwapped ? 'swapped' : null
}

/** A word of the clause that stands by the other number and not by this one: then the other is meant. */
function tellsApart(roots: ReadonlySet<string>, rival: FactQuantity, own: FactQuantity): boolean {
  const isSameFact = rival.sentence.factRoots === own.sentence.factRoots
  const ownWords =
    rival.sentence === own.sentence ? own.near : isSameFact ? own.sentence.roots : own.sentence.factRoots
  return [...roots].some(root => rival.near.has(root) && !ownWords.has(root))
}

/** "1.7% in the ten years to 2034": the sentence has another number of the same fact. */
function isBesideItsFact(sentence: string, derived: FactQuantity, known: readonly FactQuantity[]): boolean {
  return readQuantities(sentence).some(said =>
    known.some(
      fact =>
        !fact.isDerived &&
        fact.sentence === derived.sentence &&
        said.kind === fact.kind &&
        isClose(said.value, fact.value),
    ),
  )
}

/** What began in a year and is said to go on must not have ended. */
const SINCE = /\b(?:since|ever since)(?: \p{L}+\.?)? $/iu

/** A sum or a share is of something; years of work are the person's whatever the sentence calls them. */
const SAID_OF_SOMETHING = new Set(['money', 'percent'])

function isSaidOf(sentence: string, candidates: readonly FactQuantity[]): boolean {
  const said = contentRoots(sentence)
  return said.size === 0 || candidates.some(fact => overlap(said, fact) > 0)
}

/** What a shared word counts: in the number's own clause, in its sentence, elsewhere in its fact. */
const OVERLAP = { clause: 2, sentence: 1, fact: 0.5 } as const

function overlap(roots: ReadonlySet<string>, { near, sentence }: FactQuantity): number {
  let score = 0
  for (const root of roots)
    if (near.has(root)) score += OVERLAP.clause
    else if (sentence.roots.has(root)) score += OVERLAP.sentence
    else if (sentence.factRoots.has(root)) score += OVERLAP.fact
  return score
}

/** The clause of a number; one that says nothing else ("teachers, $63,680") goes with the one before it. */
function clauseAround(sentence: string, { start }: Quantity): { text: string; roots: Set<string> } {
  const parts = clauses(sentence)
  let at = parts.findIndex(({ end }) => start < end)
  if (at < 0) at = parts.length - 1
  let text = parts[at]?.text ?? sentence
  let roots = contentRoots(text)
  while (roots.size === 0 && at > 0) {
    at--
    text = `${parts[at]?.text ?? ''} ${text}`
    roots = contentRoots(text)
  }
  return { text, roots: roots.size === 0 ? contentRoots(sentence) : roots }
}

function isSameValue(quantity: Quantity, fact: FactQuantity): boolean {
  if (quantity.whole !== null && fact.kind === 'percent')
    return isClose((100 * quantity.value) / quantity.whole, fact.value)
  if (quantity.kind !== fact.kind) return false
  if (quantity.kind === 'percent' && quantity.isFraction && !fact.isFraction)
    return isLooseShare(quantity, fact.value)
  if (quantity.whole !== null && fact.whole !== null && quantity.whole !== fact.whole) return false
  if (quantity.month !== null && fact.month !== quantity.month) return false
  if (isClose(quantity.value, fact.value)) return agreesWithBound(quantity, fact)
  return isRounded(quantity, fact.value)
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right))
}

/** "Over 8" is more than 8, unless the facts say so too. */
function agreesWithBound({ bound }: Quantity, fact: FactQuantity): boolean {
  return bound === null || bound === 'about' || fact.bound === bound || /\bpercentile\b/iu.test(fact.clause)
}

/** Up to here a number is rounded to the whole, beyond it to two figures. */
const WHOLE_BELOW = 100

/** Rounding is honest when the sentence says so: "about", "over" for a number rounded down, "nearly" for one rounded up. */
function isRounded({ kind, value, bound }: Quantity, fact: number): boolean {
  if (bound === null || kind === 'year' || kind === 'day') return false
  const step = Math.abs(fact) < WHOLE_BELOW ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(fact))) - 1)
  const rounded = { over: Math.floor, under: Math.ceil, about: Math.round }[bound](fact / step) * step
  return isClose(value, rounded)
}

/** "About a third" of 34%, "nearly half" of 48%, "more than half" of 55%. */
const LOOSE_POINTS = 4
const LOOSE_OVER_POINTS = 8

function isLooseShare({ value, bound }: Quantity, fact: number): boolean {
  if (bound === null) return isClose(value, fact)
  if (bound === 'over') return fact > value && fact - value <= LOOSE_OVER_POINTS
  if (bound === 'under') return fact < value && value - fact <= LOOSE_POINTS
  return Math.abs(fact - value) <= LOOSE_POINTS
}

const PEOPLE = new Set(
  'person people staff employee colleague member team nurse engineer developer worker report operator agent'
    .split(' ')
    .map(wordRoot),
)

/** Two junior accountants who were supervised are two people. */
const DONE_TO_PEOPLE = new Set('supervise train manage lead mentor coach hire teach'.split(' ').map(wordRoot))

function isSameMeasure(quantity: Quantity, fact: FactQuantity): boolean {
  if (quantity.unit !== '' && fact.unit !== '' && quantity.unit !== fact.unit) return false
  if (quantity.per !== null && fact.per !== quantity.per) {
    const isYearlyPay = quantity.kind === 'money' && quantity.per === 'year' && fact.per === null
    if (!isYearlyPay) return false
  }
  if (quantity.isChange && fact.isLevel && !fact.isChange) return false
  if (quantity.kind !== 'count' || quantity.nouns.length === 0) return true
  const meant = new Set([...fact.sentence.roots, ...fact.nouns])
  const isOfPeople =
    fact.nouns.some(noun => PEOPLE.has(noun)) || [...fact.near].some(root => DONE_TO_PEOPLE.has(root))
  return quantity.nouns.some(noun => meant.has(noun) || (PEOPLE.has(noun) && isOfPeople))
}

function isSameDirection(clause: string, { kind }: Quantity, fact: FactQuantity): boolean {
  if (kind !== 'percent' && kind !== 'money') return true
  const said = direction(clause)
  const meant = direction(fact.clause)
  return said === 0 || meant === 0 || said === meant
}

function direction(text: string): number {
  const words = replyTokens(text).map(({ lower }) => lower)
  const up = words.some(word => UP_WORDS.has(word))
  const down = words.some(word => DOWN_WORDS.has(word))
  return up === down ? 0 : up ? 1 : -1
}

/** "72 of the 85": both stand in one sentence of the facts. */
function isRatioOfFacts({ value, whole, kind }: Quantity, known: readonly FactQuantity[]): boolean {
  if (kind !== 'count' || whole === null) return false
  return known.some(
    part =>
      part.kind === 'count' &&
      part.whole === null &&
      isClose(part.value, value) &&
      known.some(other => other.sentence === part.sentence && isClose(other.value, whole)),
  )
}

/** "Wound care and triage are the two missing skills": the sentence itself lists what it counts. */
function countsItsOwnList(sentence: string, { kind, value, nouns, start, end }: Quantity): boolean {
  if (kind !== 'count' || value > LISTED_MAX) return false
  const after = replyTokens(sentence.slice(end)).slice(0, 3)
  if (nouns.length === 0 || !after.some(({ lower }) => LISTED_NOUNS.has(lower))) return false
  const rest = `${sentence.slice(0, start)} ${sentence.slice(end)}`
  return rest.split(/,(?: and)?|\band\b|;/u).filter(part => contentRoots(part).size > 0).length >= value
}

const LISTED_MAX = 5

/** "From 29% to 34%", where the facts go the other way. */
export function isReversed(sentence: string, quantities: readonly Quantity[], index: FactIndex): boolean {
  return quantities.some((first, at) => {
    const second = quantities[at + 1]
    if (!second || second.kind !== first.kind || !/\bfrom\b/iu.test(sentence.slice(0, first.start)))
      return false
    if (!/^[^.;]{0,30}\bto\b/iu.test(sentence.slice(first.end, second.start))) return false
    const placesOf = (value: number, of: FactQuantity['sentence']) =>
      index.quantities.filter(
        fact =>
          fact.sentence === of && fact.kind === first.kind && !fact.isDerived && isClose(fact.value, value),
      )
    const both = index.sentences.filter(
      of => placesOf(first.value, of).length > 0 && placesOf(second.value, of).length > 0,
    )
    return (
      both.length > 0 &&
      both.every(of =>
        placesOf(first.value, of).every(one =>
          placesOf(second.value, of).every(two => one.start > two.start),
        ),
      )
    )
  })
}
