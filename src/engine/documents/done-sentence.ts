import { isNounOpening } from './noun-opening.ts'
import { isBase, isParticiple, isPast } from './verb-forms.ts'
import { isPlural, resultSentence, withThe } from './whole-clauses.ts'

/** What was done or came of it, with the verb it lacks: "Targets hit 11 months of 12", "12 vans maintained", "Sales up 14%", "No accidents since 2019". */
export function doneSentence(clause: string): string | null {
  const result = beginsWithVerb(clause) ? null : resultSentence(clause)
  if (result) return result
  if (NONE.test(clause))
    return `there ${/ since /u.test(clause) ? 'have been' : 'were'} ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
  return /^(?:(?:over|about|up to|more than) )?[$£€]?\d/iu.test(clause)
    ? countedDeed(clause)
    : achievedDeed(clause)
}

/** "Lapsed patients are phoned" begins with an adjective. */
export function beginsWithVerb(text: string): boolean {
  const [first = '', ...next] = text.toLowerCase().split(/[^\p{L}\d'’-]+/u)
  return (
    (isPast(first) || isBase(first)) &&
    !next.slice(0, MAX_SUBJECT_WORDS).some(word => BEING.test(word)) &&
    !isNounOpening(text)
  )
}

/** "Sales targets beaten twice", without its verb of being. */
function achievedDeed(clause: string): string | null {
  const words = clause.split(' ')
  const at = words.findIndex((word, place) => place > 0 && place <= MAX_WORDS_BEFORE && isParticiple(word))
  const what = words.slice(0, at).join(' ')
  const [next = ''] = words.slice(at + 1)
  if (at < 0 || beginsWithVerb(clause) || NOT_ACHIEVED.test(what)) return null
  if (!AFTER_ACHIEVED.test(next) && !(next === '' && (isPlural(what) || at > 1))) return null
  return `${withThe(what)} ${isPlural(what) ? 'were' : 'was'} ${words.slice(at).join(' ')}`
}

/** "12 vans maintained and inspected", "£40k saved on agency staff". */
function countedDeed(clause: string): string | null {
  const words = clause.split(' ')
  const at = words.findIndex((word, place) => place > 0 && place <= MAX_WORDS_BEFORE && isParticiple(word))
  const isMoney = /[$£€]/u.test(words.slice(0, at).join(' '))
  const isNoun = /^(?:experienced|skilled|aged|based|mixed|staffed|bedded)$/u.test(words[at] ?? '')
  if (at < 0 || isNoun || (at === 1 && !isMoney)) return null
  return `${words.slice(0, at).join(' ')} ${isMoney || words[0] === '1' ? 'was' : 'were'} ${words.slice(at).join(' ')}`
}

const MAX_SUBJECT_WORDS = 3
const BEING = /^(?:is|are|was|were|went|fell|rose|climbed)$/u
const MAX_WORDS_BEFORE = 6
const NONE = /^(?:no|zero|not one) \p{L}/iu
const NOT_ACHIEVED =
  /^(?:an?|one|no|in|on|at|after|during|within|since|before|every|with|for|from|to|by|as|of|lots|only|the only)\b|^(?:[\p{L}-]+ly|never|always|also|often|sometimes|once|then|now|later|still|first)$|,|\b(?:and|with|who|which|that|to|my|by|newly|when|then)\b/iu
const AFTER_ACHIEVED =
  /^(?:up|down|out|by|in|within|without|at|on|to|for|from|per|every|daily|weekly|monthly|each|ahead|before|after|twice|once|early|\d.*|through|since|under|with|one|two|three|four|five|six|half|a)$/u
