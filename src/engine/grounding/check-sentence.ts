import { wordRoot } from '#engine/text/word-root.ts'
import {
  CLAIM_WORDS,
  FIGURE_IDIOM,
  OF_THE_YEAR,
  OTHER_LANGUAGE_WORDS,
  UNDATED_TIME,
  VAGUE_YEARS,
  VAGUE_YEARS_LEAST_MONTHS,
} from './claim-words.ts'
import { credentialObjects, readCredentials } from './credential-claims.ts'
import type { FactIndex, FactSentence } from './fact-index.ts'
import { unsupportedEmployer, unsupportedName } from './name-support.ts'
import { VAGUE_NUMBERS } from './number-words.ts'
import { plainCharacters } from './plain-characters.ts'
import { isReversed, unsupportedQuantity } from './quantity-support.ts'
import { readQuantities } from './read-quantities.ts'
import { replyTokens } from './reply-tokens.ts'
import { bareWord, clauses, contentRoots } from './text-parts.ts'

/** Whom a text speaks of: in a person's own document only their facts count; a role's figures are the engine's. */
export type Subject = 'person' | 'role'

/** Why a sentence says more than the facts do; null where it does not. */
export function unsupportedClaim(written: string, index: FactIndex, subject: Subject): string | null {
  const sentence = plainCharacters(written).trim()
  const quantities = readQuantities(sentence)
  return (
    unsupportedScript(sentence, index) ??
    unsupportedPhone(sentence, index) ??
    (isReversed(sentence, quantities, index) ? 'reversed' : null) ??
    quantities
      .map(quantity =>
        unsupportedQuantity(sentence, quantity, index, fact => fact.sentence.source !== 'other'),
      )
      .find(reason => reason !== null) ??
    unsupportedPhrase(sentence, index) ??
    unsupportedCredential(sentence, index) ??
    named('name', unsupportedName(sentence, index)) ??
    (subject === 'person' ? named('employer', unsupportedEmployer(sentence, index)) : null) ??
    claimedWanted(sentence, index)
  )
}

function named(reason: string, name: string | null): string | null {
  return name === null ? null : `${reason}: ${name}`
}

const OTHER_LANGUAGE_LEAST = 2
const OTHER_LANGUAGE_SHARE = 0.15

/** A number in another language or script is none that could be compared. */
function unsupportedScript(sentence: string, index: FactIndex): string | null {
  const words = replyTokens(sentence).filter(({ kind }) => kind === 'word')
  const strange = words.find(({ text }) => /[^\p{Script=Latin}\p{M}\p{N}']/u.test(text))
  if (strange && !index.words.has(bareWord(strange.lower))) return `script: ${strange.text}`
  const other = words.filter(({ lower }) => OTHER_LANGUAGE_WORDS.has(lower) && !index.words.has(lower)).length
  return other >= OTHER_LANGUAGE_LEAST && other / words.length >= OTHER_LANGUAGE_SHARE ? 'language' : null
}

function unsupportedPhone(sentence: string, index: FactIndex): string | null {
  for (const [found] of sentence.matchAll(/\+?\d[\d\s().-]{6,}\d/gu)) {
    const digits = found.replace(/\D/gu, '')
    const isYears = /^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$/u.test(found.trim())
    if (digits.length >= 7 && !isYears && !index.digits.includes(digits)) return 'phone'
  }
  return null
}

function unsupportedPhrase(sentence: string, index: FactIndex): string | null {
  const facts = () => index.sentences.map(({ text }) => text.toLowerCase()).join('\n')
  for (const pattern of [UNDATED_TIME, FIGURE_IDIOM, OF_THE_YEAR]) {
    const found = pattern.exec(sentence)?.[0].toLowerCase()
    if (found !== undefined && !facts().includes(found)) return `phrase: ${found}`
  }
  if (VAGUE_YEARS.test(sentence) && !index.quantities.some(isLongTime)) return 'phrase: years'
  for (const { lower, kind } of replyTokens(sentence)) {
    if (kind !== 'word' || index.words.has(lower)) continue
    const isClaim = VAGUE_NUMBERS.has(lower) || (CLAIM_WORDS.has(lower) && !index.roots.has(wordRoot(lower)))
    if (isClaim) return `word: ${lower}`
  }
  return null
}

function isLongTime({ kind, unit, value, sentence }: FactIndex['quantities'][number]): boolean {
  return (
    sentence.source === 'person' && kind === 'time' && unit === 'month' && value >= VAGUE_YEARS_LEAST_MONTHS
  )
}

const OWNING = /\b(?:i|my|you|your|she|her|he|his|holds?|held|earned|completed|have|has|with)\b/iu
const WANTING =
  /\b(?:missing|needs?|needed|learn\w*|requires?|required|asks?|asked|lacks?|lacking|without|not|no|none|would|could|should|add|adding|naming|gaps?|left|wants?|if|most|most people|typical\w*)\b/iu
const HELD_LABEL = /\b(?:met|has|found|strengths?)\b/iu

/** A credential of a kind, or of a field, that no fact has; or one that a person is only asked for. */
function unsupportedCredential(sentence: string, index: FactIndex): string | null {
  const isOwning = OWNING.test(sentence) && !WANTING.test(sentence)
  const usable = index.sentences.filter(fact => fact.source !== 'other' && (!isOwning || isHeld(fact)))
  for (const { kind, words } of credentialObjects(sentence)) {
    const same = usable.filter(fact => hasCredential(fact, kind))
    if (same.length === 0) return kind
    const isDenied = same.every(fact => /\bno\b|\bnot\b/iu.test(fact.text))
    if (isDenied && !/\b(?:no|not|without|none)\b/iu.test(sentence)) return `${kind}: denied`
    const roots = new Set(same.flatMap(fact => [...credentialRoots(fact), ...expansions(fact.text, index)]))
    const strange = words.find(word => !roots.has(wordRoot(bareWord(word))) && !isShortOf(word, roots, index))
    if (strange !== undefined) return `${kind}: ${strange}`
  }
  return null
}

/** In a list of what was found, a license says nothing of the entry after it. */
function credentialRoots(fact: FactSentence): Iterable<string> {
  if (fact.source !== 'engine') return fact.roots
  return clauses(fact.text)
    .filter(({ text }) => readCredentials(text).size > 0)
    .flatMap(({ text }) => [...contentRoots(text)])
}

const DEGREES = ['doctorate', 'master', 'bachelor', 'associate', 'diploma', 'degree']

function hasCredential(fact: FactSentence, kind: string): boolean {
  if (kind === 'degree') return DEGREES.some(degree => fact.credentials.has(degree))
  if (kind === 'certificate' || kind === 'license')
    return fact.credentials.has('certificate') || fact.credentials.has('license')
  return fact.credentials.has(kind)
}

function isHeld(fact: FactSentence): boolean {
  return !fact.isWanted && (fact.source === 'person' || HELD_LABEL.test(fact.label))
}

/** RN in a fact lets a reply say registered nurse. */
function expansions(text: string, index: FactIndex): string[] {
  return replyTokens(text)
    .filter(({ text: word }) => /^\p{Lu}{2,5}$/u.test(word))
    .flatMap(({ lower }) => index.initials.get(lower) ?? [])
}

/** RN in a reply for a fact that says registered nurse. */
function isShortOf(word: string, roots: ReadonlySet<string>, index: FactIndex): boolean {
  return index.initials.get(word)?.every(root => roots.has(root)) ?? false
}

/** "You hold a Green Belt", where the facts name it as missing. */
function claimedWanted(sentence: string, index: FactIndex): string | null {
  if (OWNING.test(sentence) && !WANTING.test(sentence)) {
    const whole = claimedSkill(sentence, index)
    if (whole !== null) return whole
  }
  if (
    !/\b(?:i|you|she|he)\s+(?:hold|holds|have|has|earned|completed)\b/iu.test(sentence) ||
    WANTING.test(sentence)
  )
    return null
  const names = replyTokens(sentence)
    .slice(1)
    .filter(({ text, kind }) => kind === 'word' && /^\p{Lu}/u.test(text))
    .map(({ lower }) => bareWord(lower))
  const wanted = index.sentences.filter(({ isWanted }) => isWanted)
  const held = index.sentences.filter(fact => !fact.isWanted && fact.source !== 'other')
  const stands = (list: FactSentence[], name: string) => list.some(({ roots }) => roots.has(wordRoot(name)))
  const name = names.find(one => stands(wanted, one) && !stands(held, one))
  return name === undefined ? null : `wanted: ${name}`
}

/** "I paired wine", where wine pairing is what the posting misses: each word of it, and no fact that has them. */
function claimedSkill(sentence: string, index: FactIndex): string | null {
  const said = contentRoots(sentence)
  const held = new Set(
    index.sentences.flatMap(fact =>
      fact.isWanted || fact.source === 'other' ? [] : [...contentRoots(fact.text)],
    ),
  )
  for (const { isWanted, source, text } of index.sentences) {
    if (!isWanted || source === 'other') continue
    for (const clause of clauses(text)) {
      const roots = [...contentRoots(clause.text)]
      if (roots.length < 2 || roots.length > SKILL_MAX_WORDS) continue
      if (roots.every(root => said.has(root)) && !roots.every(root => held.has(root)))
        return `wanted: ${clause.text.trim()}`
    }
  }
  return null
}

const SKILL_MAX_WORDS = 4
