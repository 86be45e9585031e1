import { activeDeed } from './active-voice.ts'
import { lowercaseFirst } from './lowercase-first.ts'
import { isNounOpening } from './noun-opening.ts'
import { isSpoiledThing, resultSentence } from './result-sentence.ts'
import { isBase, isParticiple, isPast } from './verb-forms.ts'
import { isPlural, withThe } from './with-the.ts'

/** What was done or came of it, with the verb it lacks: "Targets hit 11 months of 12", "12 vans maintained", "Sales up 14%", "No accidents since 2019". */
export function doneSentence(clause: string): string | null {
  const result = beginsWithVerb(clause) ? null : resultSentence(clause)
  if (result) return result
  if (NONE.test(clause))
    return `there ${/ since /u.test(clause) ? 'have been' : 'were'} ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
  return /^(?:(?:over|about|up to|more than) )?(?:[$£€]?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|some) )/iu.test(
    clause,
  )
    ? countedDeed(clause)
    : achievedDeed(clause)
}

/** "Lapsed patients are phoned" begins with an adjective. */
export function beginsWithVerb(text: string): boolean {
  const [first = '', ...next] = text.toLowerCase().split(/[^\p{L}\d'’-]+/u)
  return (
    (isPast(first) || isBase(first)) &&
    !isThingFrom(text) &&
    !isSpoiledThing(text) &&
    !next
      .slice(0, MAX_SUBJECT_WORDS)
      .some(
        (word, at) =>
          BEING.test(word) && !/^(?:i|we|you|they|it|he|she|who|which|that)$/u.test(next[at - 1] ?? ''),
      ) &&
    !isNounOpening(text)
  )
}

/** "Sales targets beaten twice", without its verb of being. */
function achievedDeed(clause: string): string | null {
  const words = clause.split(' ')
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      place <= MAX_WORDS_BEFORE &&
      (isParticiple(word) || /^organi[sz]ed$/u.test(word)) &&
      !isNounBehind(words[place - 1] ?? '', word),
  )
  const what = words.slice(0, at).join(' ')
  const [next = ''] = words.slice(at + 1)
  // "Ben trained four guards" tells of somebody else, "Stocktake finished two days early" of when.
  const isDoer = at === 1 && !isPlural(what) && /^(?:the|an?|one|two|three|four|five|six|\d.*)$/u.test(next)
  if (isDoer && !WHEN_DONE.test(clause)) return null
  if (at < 0 || beginsWithVerb(clause) || NOT_ACHIEVED.test(what)) return null
  const isPair = next === 'and' && isParticiple(words[at + 2] ?? '')
  if (!isPair && !AFTER_ACHIEVED.test(next) && !(next === '' && (isPlural(what) || at > 1))) return null
  const adverb = /^(?:.* )?(\p{Ll}+ly)$/u.exec(what)?.[1]
  const thing = adverb === undefined ? what : what.slice(0, -adverb.length - 1)
  const own =
    adverb === undefined
      ? activeDeed(
          thing,
          words[at] ?? '',
          words
            .slice(at + 1)
            .map(word => ` ${word}`)
            .join(''),
        )
      : null
  if (own !== null) return own
  const done = [...(adverb === undefined ? [] : [adverb]), ...words.slice(at)].join(' ')
  return `${withThe(thing)} ${isPlural(thing) ? 'were' : 'was'} ${done}`
}

/** "Mould changes from 45 minutes to 12": only what changes a figure takes one "from" to another. */
function isThingFrom(text: string): boolean {
  const [, first = ''] = /^(\p{L}+) \p{Ll}+s from (?:[$£€]?\d)/u.exec(text) ?? []
  return first !== '' && !isPast(first.toLowerCase()) && !CHANGES_FIGURE.test(first)
}

/** "A messy data set" is one thing. */
function isNounBehind(before: string, word: string): boolean {
  return word === 'set' && /^(?:data|tool|skill|film|box|test|train|chess|tea|spanner)$/iu.test(before)
}

/** "212 certificates issued in 2023" → "I issued 212 certificates in 2023": a sentence should not begin with a figure. */
function ownDeed(words: readonly string[], at: number): string | null {
  const [what, verb = '', rest] = [
    words.slice(0, at).join(' '),
    words[at] ?? '',
    words.slice(at + 1).join(' '),
  ]
  if (!OWN_DEEDS.has(verb) || /^by (?![\p{L}-]+ing\b)|\bby (?:the|an?|our|my)\b/u.test(rest)) return null
  const second = /^and (\p{Ll}+)\b/u.exec(rest)?.[1] ?? ''
  const further = OWN_DEEDS.has(second) ? ` and ${second}` : ''
  if (further === '' && /^and\b/u.test(rest)) return null
  return `I ${PAST_OF_DEED.get(verb) ?? verb}${further} ${lowercaseFirst(what)}${rest.slice(Math.max(0, further.length - 1)).replace(/^(?=\S)/u, ' ')}`
}

/** "12 vans maintained and inspected", "£40k saved on agency staff". */
function countedDeed(clause: string): string | null {
  const words = clause.split(' ')
  const isMoney = /[$£€]/u.test(words.slice(0, 2).join(' '))
  const at = words.findIndex(
    (word, place) => place > (isMoney ? 0 : 1) && place <= MAX_WORDS_BEFORE && isParticiple(word),
  )
  const isNoun = /^(?:experienced|skilled|aged|based|mixed|staffed|bedded)$/u.test(words[at] ?? '')
  if (at < 0 || isNoun) return null
  const own = ownDeed(words, at)
  if (own !== null) return own
  return `${words.slice(0, at).join(' ')} ${isMoney || words[0] === '1' ? 'was' : 'were'} ${words.slice(at).join(' ')}`
}

/** What is told of somebody's own job in this way they did themselves. */
const OWN_DEEDS: ReadonlySet<string> = new Set(
  'handled recovered issued delivered completed prepared taught trained saved won raised built served sold installed repaired fitted replaced processed inspected maintained written planned organised organized managed driven tested treated answered assessed made painted assembled cleaned cooked baked packed picked supported supervised mentored coached reviewed audited photographed translated planted designed digitised digitized catalogued resolved negotiated investigated interviewed visited analysed analyzed sorted loaded rewired checked cared counselled hung shot sewn grown examined published drafted edited filmed recorded surveyed'.split(
    ' ',
  ),
)
const PAST_OF_DEED = new Map([
  ['written', 'wrote'],
  ['driven', 'drove'],
])
const CHANGES_FIGURE =
  /^(?:cut|reduce|raise|lift|bring|improve|grow|increase|shorten|lower|take|move|get|turn|expand|drive|push|drop|scale|trim|slash|boost|double|halve|extend)$/iu
const MAX_SUBJECT_WORDS = 3
const BEING = /^(?:is|are|was|were|went|fell|rose|climbed)$/u
const MAX_WORDS_BEFORE = 6
const NONE = /^(?:no|zero|not one) \p{L}/iu
const NOT_ACHIEVED =
  /^(?:an?|one|no|in|on|at|after|during|within|since|before|every|with|for|from|to|by|as|of|lots|only|the only)\b|^(?:[\p{L}-]+ly|never|always|also|often|sometimes|once|then|now|later|still|first)$|,|\b(?:and|with|who|which|that|to|my|by|newly|when|then)\b/iu
const WHEN_DONE = /\b(?:early|late|ahead|before|after|ago)\b/iu
const AFTER_ACHIEVED =
  /^(?:up|down|out|by|in|within|without|at|on|to|for|from|per|every|daily|weekly|monthly|each|ahead|before|after|twice|once|early|\d.*|through|since|under|with|together|jointly|alongside|one|two|three|four|five|six|half|a)$/u
