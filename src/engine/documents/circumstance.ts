import { baseOf, isPast } from './verb-forms.ts'

/** "In 2021" of "In 2021 opened a second branch": when or with whom, before a deed whose writer is left out. */
export function circumstance(text: string): string | null {
  if (!OPENING.test(text)) return null
  const words = text.split(' ')
  for (const [at, word] of words.slice(0, MAX_WORDS).entries()) {
    const before = words[at - 1] ?? ''
    if (at < 2 || (IN_YEAR.test(text) && !/^\d{4},?$|ly,?$/u.test(before) && !/,$/u.test(before))) continue
    if (SUBORDINATE.test(word)) return null
    // "In old terraced house" is not told to its noun yet.
    if (ADJECTIVE.test(before)) continue
    const isAfterComma = before.endsWith(',')
    const isDeed =
      isPast(word) && !/^(?:the|an?|of|and|with|by|newly|in|on|at|for|more|recently)$/iu.test(before)
    const isThirdPerson =
      /^(?:he|she)$/u.test(word) ||
      (word.endsWith('s') && baseOf(word) !== null && AFTER_VERB.test(words[at + 1] ?? ''))
    const isBeforeObject = AFTER_VERB.test(words[at + 1] ?? '')
    if (
      (isDeed && (isAfterComma || isBeforeObject || !/^(?:with|for|as)$/iu.test(words[0] ?? ''))) ||
      isThirdPerson
    )
      return words.slice(0, at).join(' ').replace(/,$/u, '')
  }
  return null
}

const MAX_WORDS = 7
const OPENING =
  /^(?:in|under|during|within|after|before|since|every|each|on|at|with|together with|alongside|as|from|over|for|throughout) (?!(?:charge|call|average|time|demand|request|site|top)\b)/iu
/** "In 2017 the fridge broke down" has a subject of its own. */
const IN_YEAR = /^(?:in|since|during|from) (?:\p{L}{3,9} )?(?:19|20)\d\d /iu
const ADJECTIVE =
  /^(?:old|new|busy|large|small|big|local|private|open|semi|fully|recently|quiet|long|short|rural|urban)$/iu
const SUBORDINATE = /^(?:that|which|who|whose|where|when|while|is|are|was|were|i|we)$/iu
const AFTER_VERB = /^(?:the|an?|all|our|their|my|his|her|up|out|new|every|each|\d.*)$/u
