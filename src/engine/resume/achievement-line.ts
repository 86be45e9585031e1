/** Whether a line tells what somebody did ("Grew revenue by 20%"), bulleted or not; such a line heads no job. */
export function isAchievementLine(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[^\p{L}'’-]+/u)
  if (first === 'i' || first === "i've" || first === 'my') return true
  if (second === '' || PARTICIPLES_IN_NAMES.has(first)) return false
  if (first.length > MIN_REGULAR_PAST_CHARS && first.endsWith('ed')) return true
  return IRREGULAR_PAST.has(first) || (PRESENT_VERBS.has(first) && OBJECT_START.test(second))
}

const MIN_REGULAR_PAST_CHARS = 3
/** "Registered Nurse", "United Parcel". */
const PARTICIPLES_IN_NAMES = new Set(
  'registered certified licensed chartered qualified accredited retired armed unarmed limited united advanced applied associated allied consolidated integrated unified skilled experienced embedded related specialized assisted self-employed amalgamated federated trusted shared combined red speed seed weed creed reed freed'.split(
    ' ',
  ),
)
const IRREGULAR_PAST = new Set(
  'led won built ran sold grew made kept wrote taught oversaw began brought found gave held met cut took drove sent spent spoke dealt chose bought drew swept fed sought rewrote rebuilt withdrew undertook overcame became came went did had saw lent hung ground wove rode flew swam stood understood caught fought thought paid laid set put hit read spread split cast beat broke woke froze stole tore wore bore'.split(
    ' ',
  ),
)
const PRESENT_VERBS = new Set(
  'manage run lead own build support plan write design teach coach train hire sell answer serve handle prepare keep make drive maintain oversee supervise develop create deliver review process assist coordinate monitor present perform conduct provide ensure assess inspect install repair clean cook carry check command sign troubleshoot look'.split(
    ' ',
  ),
)
const OBJECT_START =
  /^(?:a|an|the|our|all|every|each|up|after|out|off|over|with|for|to|on|of|in|and|new|two|three|four|five|six|seven|eight|nine|ten|weekly|daily|monthly|quarterly|large|small|high|both|my|their|its|customers|patients|guests|children|students|staff|teams?|people)$/u
