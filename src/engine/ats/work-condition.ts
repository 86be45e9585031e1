/** Bodies, hours and ways to the work, "lift 50 lbs", "weekends", "reliable transportation": asked for, but few résumés tell of them. */
export function isWorkCondition(clause: string, isVerb: (word: string) => boolean): boolean {
  return isOnly(CONDITION, clause, isVerb) && !NOT_ASKED.test(clause)
}

/** "Travel 40% and category B licence": a condition of the work and a paper are two demands. */
export function paperCuts(clause: string, isVerb: (word: string) => boolean): { at: number; next: number }[] {
  if (clause.length > MAX_CUT_CHARS || !PAPER.test(clause)) return []
  return [...clause.matchAll(BETWEEN)]
    .map(({ 0: words, index }) => ({ at: index, next: index + words.length }))
    .filter(({ at, next }) => {
      const [before, after] = [clause.slice(0, at), clause.slice(next)]
      return (
        (isWorkCondition(before, isVerb) && PAPER.test(after)) ||
        (PAPER.test(before) && isWorkCondition(after, isVerb))
      )
    })
    .slice(0, 1)
}
const MAX_CUT_CHARS = 300
const BETWEEN = /,?\s+(?:and|plus)\s+(?!(?:the )?(?:ability|willing\w*)\b)|,\s+/giu
const PAPER = /\b(?:licen[cs]e|certificate|certification|permit|ticket|card|registration)\b/iu

/** Age, the right to work, where somebody lives and the form of the contract: no line of a résumé is asked to show them. */
export function isFormality(clause: string, isVerb: (word: string) => boolean): boolean {
  return isOnly(FORMALITY, clause, isVerb) || (isOnly(CONDITION, clause, isVerb) && NOT_ASKED.test(clause))
}

/** "Own data quality checks and on-call for the platform" is a task, "experience in shift operation" can be shown. */
function isOnly(pattern: RegExp, clause: string, isVerb: (word: string) => boolean): boolean {
  const words = (clause.match(/[\p{L}'’-]+/gu) ?? []).slice(0, 2).map(word => word.toLowerCase())
  return (
    pattern.test(clause) &&
    !SHOWABLE.test(clause.replace(AGE, '')) &&
    !words.some(word => isVerb(word) && !BODY_VERBS.has(word))
  )
}

const AGE = /\byears (?:of age|old)\b/giu
const SHOWABLE =
  /\b(?:experience|years?|certif\w*|licen[sc]\w*|permit|qualified|training|operat\w+|report|safety)\b/iu
const CONDITION =
  /\b(?:(?:lift|lifting|carry|carrying|push|pull)(?:ing)? (?:and \w+ )?(?:up to |over |at least )?(?:an? )?\d+|(?:stand(?:ing)?|sit|sitting|walk|walking|on your feet|bend|kneel|climb)(?:ing)?\b.*\b(?:hours?|long periods|prolonged|all day|(?:of the )day|shift|feet)|\d+\s?(?:lbs?|pounds|kg|kilos)\b|(?:weekends?|evenings?|overnights?|nights?(?=\s*(?:,|\.|$|and|or|shifts?|work))|bank holidays|holidays|saturdays?|sundays?|mondays?|on[- ]call|standby|overtime|shifts?|rota|rotating)\b(?!.*\b(?:supervis|manag|lead|schedul|rota planning)\w*)|flexible schedule|availability|(?:reliable|dependable|own) (?:\w+ )?transport\w*|own (?:\w+ )?(?:vehicle|car|transport|tools)|want a car|travel (?:up to|to|is|within|between|required|\d+)|willing\w* to (?:travel|relocate|work)|up to \d+\s?% travel|outdoors? in all weathers?|heights|dusty|noisy|hot kitchen|physical(?:ly)? (?:fit\w*|demanding|examination))\b/iu
const FORMALITY =
  /\b(?:days a week|hours (?:a|per) week|part[- ]time|full[- ]time|legally (?:entitled|authori[sz]ed)|(?:eligib\w+|entitled) to work|right to work|authori[sz]ed to work|work (?:authori[sz]ation|permit)|(?:18|19|20|21) (?:years (?:of age|old)|or older|and over)|years of age|^\W*age (?:below|under|limit)\b.*|smoke[- ]free|(?:own|valid|cancelled|visit|spouse|transferable|husband|residence|freelance)(?: ?\/ ?\p{L}+)? visa|(?:fe)?male (?:candidates?|applicants?|only)|time zone|work(?:ing)? on-?site|tattoos?|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:till?|to|–|-) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|^\W*\d{1,2} till? \d|based in|commut\w+|live (?:in|near|within)|notice period|amenable to|start (?:asap|immediately|right away)|join immediately|immediate(?:ly)? (?:joiners?|start|available)|ctc|lpa|drug (?:screen|test)\w*|(?:background|pre-employment) (?:check|screen)\w*)\b/iu
/** "No weekends", "flexible schedule" and "paid overtime" are offered. */
const NOT_ASKED =
  /\b(?:no (?:\w+ )?(?:weekends?|nights?|evenings?|overtime|holidays|shifts?)|flexible schedule|paid|rarely)\b/iu
const BODY_VERBS = new Set([
  'lift',
  'carry',
  'stand',
  'sit',
  'walk',
  'work',
  'travel',
  'bend',
  'climb',
  'push',
  'pull',
  'move',
  'stay',
  'pass',
  'join',
  'start',
  'share',
  'take',
])
