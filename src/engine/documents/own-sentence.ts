import { anyOf, raw } from '#engine/text/any-of.ts'
import { beginsWithVerb } from './done-sentence.ts'
import { isPast } from './verb-forms.ts'
import { hasOwnVerb } from './whole-clauses.ts'

/** "Reports are checked by me", "Every week I welcome a class", "Two agents answer to me": the subject is there. */
export function isOwnSentence(text: string): boolean {
  if (/^(?:i(?:['’]\p{L}+)?|we|our|my)\b/iu.test(text)) return true
  if (
    BEHIND_PLACE.test(text) ||
    WON.test(text) ||
    PRONOUN_DID.test(text) ||
    WHEN_AND_I.test(text) ||
    THING_THEN_DID.test(text)
  )
    return true
  const behind = THING_WHICH.exec(text)?.[1]
  if (behind !== undefined && isPast(behind)) return true
  if (/^(?:was|were|is|am|has|have|had|been) /iu.test(text)) return false
  const clause = text.split(/[;:]| [–—-] /u)[0] ?? text
  // "No accidents on the teams I ran" has no verb of its own.
  if (/^(?:no|zero) /iu.test(text) && !hasOwnVerb(clause)) return false
  if (GERUND_BEFORE_OBJECT.test(text) && !/^\p{L}+ing (?!(?:the|an?|sure|that)\b)/iu.test(text)) return false
  const speaker = / (?:I|we) \p{L}/u.exec(clause)
  const isOwnSpeaker = speaker !== null && !hasRelative(clause.slice(0, speaker.index))
  return (
    !beginsWithVerb(text) &&
    (isOwnSpeaker || hasOwnVerb(clause.split(',')[0] ?? clause) || FINITE_AFTER_SUBJECT.test(clause))
  )
}

/** In "hourly rounds which I introduced" the line still has no verb of its own. */
function hasRelative(before: string): boolean {
  return /\b(?:which|that|who|where|when|of|for|through|by|with|after|once|because|since|thanks to)\b/iu.test(
    before,
  )
}

/** "That turned into the Book Crate", "They now use it daily" */
const PRONOUN_DID =
  /^(?:that|this|it|they|these|those|there|everyone|everybody|nobody|no one) (?:\p{L}+ly |now |later |still |also |then )?(?:\p{L}{2,}ed|is|are|was|were|has|have|had|went|came|grew|rose|fell|became|made|brought|led|got|saved|cut|won|use|run|still) /iu
/** "When the scheduler left they had nobody so I did the run sheets" */
const WHEN_AND_I =
  /^(?:when|while|after|before|because|as|since|once|if|whenever) [^,;.]{3,90} (?:so |and )?I (?:\p{L}+ly )?\p{Ll}{2,}/iu
/** "A story hour, winters only, went from 4 kids to 28" */
const THING_THEN_DID =
  /^(?:then |later |also )?(?:an?|the|our|my) [^,;:]{3,60}, [^,;:]{3,40}, (?:now )?(?:is|are|was|were|has|have|had|went|fell|rose|grew|came|dropped|doubled|halved) /iu
/** "For the export department I wrote 40 offers"; "with a till I built in 2019" has an "I" of another clause. */
const BEHIND_PLACE =
  /^(?:for|with|by|at|in|on|from|under|during|through|as) [^,;.]{3,60} I (?:\p{L}+ly |also |have )?\p{Ll}{2,} (?:\d+|the|an?|our|my|all|two|three|four|five|six|ten|new)\b/iu
/** "The kitchen, which I ran alone, served 90 covers" */
const THING_WHICH = /^(?:the|our|my|an?) [^,;:]{3,60}, (?:which|who|where) [^,;:]{3,60}, (\p{Ll}+) /iu
/** "Rye sourdough won silver at the fair" */
const WON = /^(?:\p{L}[\p{L}-]* ){1,4}won (?:an? |the |first|second|third|gold|silver|bronze|best)/iu
const GERUNDS = anyOf([
  'mak|keep|help|lead|tak|giv|bring|hold|set|put|look|carry|turn|mov|work|sav|rais|grow',
  'develop|creat|build|writ|prepar|organi[sz]|arrang|produc|provid|deliver|introduc|improv|reduc|replac',
  'support|ensur|maintain|assist|supervis|coordinat|teach|translat|negotiat|handl|deal|liais|answer',
  'cutt|shorten|lower|increas|boost|driv|repair|sell|lay|wax|retouch|chas',
])
const NOUNS_BEHIND_GERUND = anyOf([
  'and|&|or|of|for|in',
  'service|services|course|courses|machine|machines|work|jobs?|staff|team|tasks?|duties',
  'instructor|instruction|skills?',
])
/** "Training for 20 staff" is a noun. */
const GERUND_NOUNS = `${anyOf([
  'train|teach|coach|tutor|counsell|nurs|hous|fund|account|market|plann|schedul|pric|rat|sourc',
  'park|light|seat|build|meet|draw|open|clean|test|screen|support',
])}ing`
const OBJECTS = raw`for (?:\d|the|an?|our|up to)|(?:the|an?|all|our|my|up|sure|that|training|care|support|advice|new|staff|\p{L}+s)\b|\d`
/** "Replacing plastic trays", "Managing a team" before what it is done to. */
export const GERUND_BEFORE_OBJECT = new RegExp(
  raw`^(?:(${GERUNDS}ing) (?!${NOUNS_BEHIND_GERUND}\b)|(?!${GERUND_NOUNS} for)(\p{L}+ing) (?=${OBJECTS}))`,
  'iu',
)
const FINITE_AFTER_SUBJECT =
  /^\S+(?: \S+){0,6}s (?:\p{L}+ )?(?:pass|rely|answer|get|begin|receive|join|go|come|know|reply|rise) |^the \p{L}+ (?:turns|runs|holds|serves|makes) /iu
