import {
  type GoalField,
  type GoalTables,
  goalWords,
  wordPlaces,
} from '#engine/occupations/load-goal-tables.ts'

type FieldSpan = {
  field: GoalField
  words: string[]
  /** As the person wrote it. */
  written: string
  /** The rest of the clause. */
  after: string
}

const MAX_PHRASE_WORDS = 5
const ARTICLE = /^(?:an?|the|my|our) /iu
const LONG_FORM = 'information technology'

/** Fields of work named in a clause, longest phrases first; phrases that only look like one hide the words in them. */
export function fieldsIn(tables: GoalTables, text: string, isLeft: boolean, presentCode = ''): FieldSpan[] {
  const plain = text
    .replaceAll(/\bI\.?T\b\.?(?! (?:support|security|management|leadership))/g, LONG_FORM)
    .replaceAll(/\bER\b/g, 'emergency room')
  const places = wordPlaces(plain)
  const words = places.map(({ word }) => word)
  const isPlural = (at: number) => /s$/i.test(plain.slice(places[at]?.start, places[at]?.end))
  const found: FieldSpan[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length)
      const key = phrase.join(' ')
      const field = (isLeft ? fieldToLeave(tables, key, presentCode) : undefined) ?? tables.fields.get(key)
      if (!field || (length === 1 && field.plurals.has(key) && !isPlural(at))) continue
      if (field.codes.length > 0 && !found.some(span => span.field === field)) {
        const end = places[at + length - 1]?.end
        found.push({
          field,
          words: phrase,
          written: asWritten(text, plain.slice(places[at]?.start, end)),
          after: plain.slice(end),
        })
      }
      at += length - 1
      break
    }
  return found
}

/** "Selling houses" is one thing that is left. */
export function joinedFields(text: string, spans: readonly FieldSpan[]): FieldSpan[] {
  const joined: FieldSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const written = `${last?.written} ${span.written}`
    if (last && text.includes(written))
      joined[joined.length - 1] = {
        ...span,
        field: { ...last.field, codes: [...new Set([...last.field.codes, ...span.field.codes])] },
        words: [...last.words, ...span.words],
        written,
      }
    else joined.push(span)
  }
  return joined
}

function asWritten(text: string, found: string): string {
  const words = found.replace(ARTICLE, '')
  return text.includes(words) ? words : words.replace(LONG_FORM, 'IT')
}

function fieldToLeave(
  { fieldsToLeave, fieldsOfPresent }: GoalTables,
  key: string,
  presentCode: string,
): GoalField | undefined {
  const ofPresent = fieldsOfPresent
    .get(key)
    ?.find(({ present }) => present.some(start => presentCode.startsWith(start)))
  return ofPresent ?? fieldsToLeave.get(key)
}

/** Whether a phrase says that it names no field where something is left: "sleeping in the truck" leaves no trucks. */
export function namesNoFieldToLeave(tables: GoalTables, text: string, presentCode: string): boolean {
  const words = goalWords(text)
  return words.some((_, at) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_, length) => words.slice(at, at + length + 1).join(' ')).some(
      key => fieldToLeave(tables, key, presentCode)?.codes.length === 0,
    ),
  )
}
