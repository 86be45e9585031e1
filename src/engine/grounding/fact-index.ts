import { wordRoot } from '#engine/text/word-root.ts'
import { FUNCTION_WORDS } from './claim-words.ts'
import { readCredentials } from './credential-claims.ts'
import type { Fact } from './fact.ts'
import { plainCharacters } from './plain-characters.ts'
import { type Quantity, readQuantities } from './read-quantities.ts'
import { replySentences } from './reply-sentences.ts'
import { replyTokens } from './reply-tokens.ts'
import { bareWord, clauses, contentRoots } from './text-parts.ts'

/** A sentence of the facts with what can be looked up in it. */
export interface FactSentence {
  source: Fact['source']
  label: string
  text: string
  roots: ReadonlySet<string>
  /** Of the whole fact. */
  factRoots: ReadonlySet<string>
  /** Something a role asks for or a person lacks: nobody has it because it is written here. */
  isWanted: boolean
  credentials: ReadonlySet<string>
}

export interface FactQuantity extends Quantity {
  sentence: FactSentence
  near: ReadonlySet<string>
  clause: string
  /** Follows from two others of its sentence, and is said only beside one of them. */
  isDerived: boolean
  /** A year from which something went on until another year. */
  isClosedStart: boolean
}

export interface FactIndex {
  sentences: FactSentence[]
  quantities: FactQuantity[]
  /** Every word, with the facts it stands in. */
  words: ReadonlyMap<string, ReadonlySet<number>>
  roots: ReadonlySet<string>
  /** Words of what the person told us. */
  personWords: ReadonlySet<string>
  /** Words that only others wrote. */
  othersWords: ReadonlySet<string>
  /** Short forms that the first letters of neighboring words make. */
  initials: ReadonlyMap<string, string[]>
  digits: string
}

const WANTED =
  /\b(?:missing|lacks?|lacking|to learn|not found|asks? for|requires?|required|needs?|needed|wanted|gap)\b/iu

/** What may be looked up in some facts; each fact is read once, however many texts of a reply it is for. */
export function indexFacts(facts: readonly Fact[]): FactIndex {
  const read = facts.map(readFact)
  const words = new Map<string, Set<number>>()
  for (const [number, { words: own }] of read.entries())
    for (const word of own) words.set(word, (words.get(word) ?? new Set()).add(number))
  const sentences = read.flatMap(one => one.sentences)
  return {
    sentences,
    quantities: read.flatMap(one => one.quantities),
    words,
    roots: new Set(sentences.flatMap(({ roots }) => [...roots])),
    othersWords: othersWords(facts, read),
    personWords: new Set(
      read.flatMap((one, number) => (facts[number]?.source === 'person' ? [...one.words] : [])),
    ),
    // The first expansion wins; a second one would only widen what a credential may be of.
    initials: new Map(read.flatMap(one => [...one.initials]).reverse()),
    digits: read.map(one => one.digits).join(' '),
  }
}

function othersWords(facts: readonly Fact[], read: readonly ReadFact[]): Set<string> {
  const wordsOf = (isOther: boolean) =>
    read.flatMap((one, number) => ((facts[number]?.source === 'other') === isOther ? [...one.words] : []))
  const ours = new Set(wordsOf(false))
  return new Set(wordsOf(true).filter(word => !ours.has(word)))
}

interface ReadFact extends Pick<FactIndex, 'sentences' | 'quantities' | 'initials' | 'digits'> {
  words: ReadonlySet<string>
}

const factsRead = new WeakMap<Fact, ReadFact>()

function readFact(fact: Fact): ReadFact {
  const known = factsRead.get(fact)
  if (known) return known
  const label = plainCharacters(fact.label)
  const text = plainCharacters(fact.text)
  const tokens = replyTokens(`${label} ${text}`)
  const factRoots = contentRoots(`${label} ${text}`)
  const sentences = replySentences(text)
    .flatMap(splitWanted)
    .map(
      (part): FactSentence => ({
        source: fact.source,
        label,
        text: part,
        roots: new Set([...contentRoots(part), ...contentRoots(label)]),
        factRoots,
        isWanted: WANTED.test(part) || WANTED.test(label),
        credentials: readCredentials(`${label}: ${part}`),
      }),
    )
  const read: ReadFact = {
    words: new Set(tokens.filter(({ kind }) => kind !== 'symbol').map(({ lower }) => bareWord(lower))),
    sentences,
    quantities: sentences.flatMap(sentence => withDifferences(quantitiesOf(sentence.text, sentence))),
    initials: initialsOf(text),
    digits: text.replace(/\D+/gu, ''),
  }
  factsRead.set(fact, read)
  return read
}

/** "Has: …. To learn: …": each list is a sentence of its own. */
function splitWanted(sentence: string): string[] {
  return sentence.split(/;\s*(?=\p{Lu}[\p{L} ]{1,20}:)/u)
}

function quantitiesOf(text: string, sentence: FactSentence): FactQuantity[] {
  const parts = clauses(text)
  // "Nurse in Chicago: median …, 25th percentile …": what stands before the colon is said of each.
  const subject = /^[^:\d]{1,80}(?=:)/u.exec(text)?.[0] ?? ''
  return readQuantities(text).map(quantity => {
    const clause = parts.find(({ end }) => quantity.start < end)?.text ?? text
    const isClosedStart = quantity.kind === 'year' && CLOSED_RANGE.test(text.slice(quantity.end))
    const near = contentRoots(`${subject} ${clause}`)
    // "Shift lead, Acme, 2018": a number alone in its clause is said of the whole sentence.
    return {
      ...quantity,
      sentence,
      clause,
      near: near.size === 0 ? sentence.roots : near,
      isClosedStart,
      isDerived: false,
    }
  })
}

/**
 * "From 2024 to 2034" is ten years, "from 34% to 29%" five points. Of a job the months would count too, so the person's own years
 * stay as they are.
 */
function withDifferences(quantities: FactQuantity[]): FactQuantity[] {
  return quantities.flatMap((first, index) => {
    const last = quantities[index + 1]
    if (first.kind === 'percent' && last?.kind === 'percent' && !first.isFraction && !last.isFraction) {
      const value = Math.round(Math.abs(last.value - first.value) * 1e6) / 1e6
      return [first, { ...first, kind: 'count', value, nouns: ['point'], isDerived: true }]
    }
    const isRange =
      first.isClosedStart && first.month === null && last?.kind === 'year' && last.month === null
    if (!isRange || first.sentence.source !== 'engine') return [first]
    const months = (last.value - first.value) * 12
    return [
      first,
      { ...first, kind: 'time', unit: 'month', value: months, isClosedStart: false, isDerived: true },
    ]
  })
}

const CLOSED_RANGE = /^ ?(?:-|to|until|through) ?(?:\p{L}+\.? )?(?:19|20)\d\d/u
const INITIALS_MAX = 5

function initialsOf(text: string): Map<string, string[]> {
  const initials = new Map<string, string[]>()
  for (const run of text.split(/[^\p{L}\s'-]+/u)) {
    const words = run.split(/[\s-]+/u).filter(word => word !== '' && !SMALL_WORDS.has(word.toLowerCase()))
    const roots = words.map(word => wordRoot(bareWord(word.toLowerCase())))
    for (let from = 0; from < words.length; from++)
      for (let length = 2; length <= INITIALS_MAX && from + length <= words.length; length++) {
        const taken = words.slice(from, from + length)
        const short = taken.map(word => word.charAt(0).toLowerCase()).join('')
        if (!initials.has(short)) initials.set(short, roots.slice(from, from + length))
      }
  }
  return initials
}

const SMALL_WORDS = new Set([...FUNCTION_WORDS].filter(word => word.length <= 3))
