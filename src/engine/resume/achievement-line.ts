import { isBaseVerb, isPastVerb } from '#engine/text/action-verbs.ts'
import { nameKind } from './title-words.ts'

/** Whether a line tells what somebody did ("Grew revenue by 20%"), bulleted or not; such a line heads no job. */
export function isAchievementLine(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[^\p{L}'’-]+/u)
  if (OF_THE_WRITER.test(first)) return true
  if (second === '' || (first === 'assisted' && second === 'living')) return false
  // "Host, The Gilded Oyster" names a post, "Host the guests" a deed.
  const isFollowedBySpace = text.charAt(first.length) === ' ' && !TITLE_AND_PLACE.test(text)
  if (/-(?:owned|based|led|run|listed|funded|certified|registered)$/u.test(first)) return false
  if (isQualifiedTitle(text, first)) return false
  if (NAME_PERHAPS_PLACED.test(text) && !isPastOfKnownVerb(first)) return false
  return isPastVerb(first) || (isFollowedBySpace && isBaseVerb(first) && OBJECT_START.test(second))
}

/** "Approved Electrician", "Wheeled Vehicle Mechanic, Squad Leader": the word says which one; "Trained Assistant Managers" is a deed. */
function isQualifiedTitle(text: string, first: string): boolean {
  const [name = ''] = text.split(/\s*[,|(–—]\s*|\s+-\s+|\s{2,}/u)
  return (
    QUALIFIED_NAME.test(name) &&
    first.endsWith('ed') &&
    !DONE_TO_PEOPLE.has(first) &&
    nameKind(name) === 'title'
  )
}

const OF_THE_WRITER = /^(?:i|i['’](?:ve|m|d)|my|we)$/u
const QUALIFIED_NAME = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}/-]+){1,4}$/u
const DONE_TO_PEOPLE: ReadonlySet<string> = new Set(
  'trained hired supervised managed coached mentored assisted supported promoted recruited interviewed appointed advised helped replaced shadowed'.split(
    ' ',
  ),
)

/** "Support the" goes on with an object, "Support Specialist" is a title. */
const OBJECT_START =
  /^(?:a|an|the|our|all|every|each|up|after|out|off|over|with|for|to|on|of|in|and|new|two|three|four|five|six|seven|eight|nine|ten|weekly|daily|monthly|quarterly|large|small|high|both|my|their|its|customers|patients|guests|children|students|staff|teams?|people)$/u
/** "Cook with Blue Barn Ltd" is a post. */
const TITLE_AND_PLACE = /^(?:Cook|Coach|Guard|Guide|Host|Model) (?:with|for|in|at) (?:the )?\p{Lu}/u
/** "Kindred Hearts - Fairmont, WV". */
const NAME_PERHAPS_PLACED =
  /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’.&-]+){1,3}(?:(?: [–—|·-] |, )\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:, \p{Lu}[\p{L} ]+)?)?$/u

function isPastOfKnownVerb(word: string): boolean {
  return !word.endsWith('ed') || [1, 2, 3].some(cut => isBaseVerb(word.slice(0, -cut)))
}
