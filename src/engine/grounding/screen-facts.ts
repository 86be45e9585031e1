import type { Fact } from './fact.ts'
import { isOrder } from './model-orders.ts'
import { plainCharacters } from './plain-characters.ts'
import { replySentences } from './reply-sentences.ts'

const FACT_MAX_CHARACTERS = 4_000
const FACTS_MAX_CHARACTERS = 24_000

/**
 * The facts as they may leave: without addresses and numbers to reach somebody by, without marks that cannot be seen, and without
 * sentences that give orders to a model. What was left out supports nothing in the reply either.
 */
export function screenFacts(
  facts: readonly Fact[],
  personName: string | null,
): { facts: Fact[]; withheld: number } {
  const screened: Fact[] = []
  let withheld = 0
  let room = FACTS_MAX_CHARACTERS
  for (const { text, ...fact } of facts) {
    const readable = plainCharacters(text).slice(0, Math.min(FACT_MAX_CHARACTERS, Math.max(0, room)))
    const sentences = replySentences(readable)
    // What we computed holds no orders; it may well say "ignore" of a keyword.
    const isOwn = fact.source === 'engine' && !fact.quotes
    const kept = isOwn ? sentences : sentences.filter(sentence => !isOrder(sentence))
    withheld += sentences.length - kept.length
    const whole = withoutIdentity(
      kept
        .join('')
        .replace(MARKUP, ' ')
        .replace(/[ \t]+/gu, ' '),
      personName,
    ).trim()
    room -= whole.length
    if (whole !== '') screened.push({ ...fact, text: whole })
  }
  return { facts: screened, withheld }
}

const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z!][^<>]{0,200}>/giu

/** Stands for the person's name on its way to the model and back. */
const NAME_MARK = '[name]'

/** A text without what names or reaches the person. */
export function withoutIdentity(text: string, personName: string | null): string {
  return nameParts(personName)
    .reduce(
      (rest, part) => rest.replace(new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'gu'), NAME_MARK),
      text,
    )
    .replaceAll(`${NAME_MARK} ${NAME_MARK}`, NAME_MARK)
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '[address]')
    .replace(/\b(?:https?:\/\/|www\.)\S+/giu, '[link]')
    .replace(/\+?\(?\d[\d\s().-]{7,}\d/gu, found => (isPhone(found) ? '[phone]' : found))
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu, '[id]')
}

/** The answer with the name it was written for. */
export function withName(text: string, personName: string | null): string {
  return personName === null ? text : text.replaceAll(NAME_MARK, personName)
}

const NAME_PART_LEAST_CHARACTERS = 3

/** The whole name first, then its parts as they are written: "Mark" goes, "mark" stays. */
function nameParts(name: string | null): string[] {
  const whole = plainCharacters(name ?? '').trim()
  const parts = whole
    .split(/\s+/u)
    .filter(part => part.length >= NAME_PART_LEAST_CHARACTERS && /^\p{Lu}/u.test(part))
  return whole === '' ? [] : [whole, ...parts]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** Ten digits or more are a phone number; "2016 - 2019" is not. */
const PHONE_LEAST_DIGITS = 10

function isPhone(text: string): boolean {
  return (
    text.replace(/\D/gu, '').length >= PHONE_LEAST_DIGITS &&
    !/^\D*(?:19|20)\d\d\D+(?:19|20)\d\d\D*$/u.test(text)
  )
}
