import { type GoalTables, goalWords } from '#engine/occupations/load-goal-tables.ts'
import { isAgent } from './goal-roles.ts'

/** Goals as the cues are written: plain quotes, shortened words in full, and a change of work said as "from X to Y". */
export function goalText(tables: GoalTables, goals: string): string {
  return goals
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\b(Mr|Mrs|Ms|Dr|St)\.(?= \p{Lu})/gu, '$1')
    .replaceAll(/\b([ap])\.\s?m\./gi, '$1m')
    .replaceAll(/\b(\d+|eight|ten|twelve)[ -]?hr(s?)\b/gi, '$1 hour$2')
    .replaceAll(/\bin ?ste(?:a)?d(?= of\b)/gi, 'instead')
    .replaceAll(DOCTORS_ORDERS, '')
    .replaceAll(TRAINS_CREW, '$1 new people')
    .replaceAll(NOT_THIS_BUT_THAT, '$1, ')
    .replaceAll(MAYBE_NOT, 'not $1, $2')
    .replaceAll(IS_SHORTENED, '$1 is ')
    .replaceAll(BUT_STOP, ' and ')
    .replaceAll(YES_AND_NO, list => list.replaceAll(/\b(yes|no) (?=\p{L})/giu, '$1, '))
    .replaceAll(ARROWS, (_, lead: string, first: string, rest: string) => {
      return `${lead}from ${first} to ${rest.split(ARROW).join(', ')}`
    })
    .replaceAll(WORK_TO_OTHER, (said: string, lead: string, work: string) =>
      isWork(tables, work) && !GIVES_TO.test(work) ? `${lead}from ${work} to ` : said,
    )
}

function isWork({ fields, fieldsToLeave, roles }: GoalTables, words: string): boolean {
  const key = goalWords(words).join(' ')
  const isField = (fields.get(key)?.codes.length ?? 0) > 0 || fieldsToLeave.has(key)
  return isField || roles.has(key) || isAgent(words.split(' ').at(-1) ?? '')
}

/** Who gives the reason is no role that is wanted. */
const DOCTORS_ORDERS =
  /,? ?\b(?:(?:(?:on|under|by) )?(?:my |the )?(?:doctor|physio|surgeon|gp)'?s (?:orders|advice|recommendation)|(?:says|said|according to) (?:my|the) (?:doctor|physio|surgeon|gp))\b/gi

/** "Training new cabin crew" names whom one trains, not what one wants to be. */
const TRAINS_CREW =
  /\b(train(?:ing)?|coach(?:ing)?|teach(?:ing)?) (?:the )?(?:new|young|junior|future) (?:\p{L}+ )?(?:crews?|staff|personnel|hires|starters)\b/giu

/** "It isn't the children. It's the paperwork." says one thing. */
const NOT_THIS_BUT_THAT =
  /\b((?:it|that) ?(?:is not|isn'?t|'?s not|was never|is never) [^.;!?]{1,60})[.;!]\s+(?=(?:it|that)(?:'?s| is) (?:all )?(?:the|my|all)\b)/gi

/** "Maybe nursing but I hate blood, so probably not" refuses what it begins with. */
const MAYBE_NOT =
  /\b(?:maybe|perhaps|possibly) ([^.,;!?]{2,40}?),? but ([^.;!?]{2,60}?),? so (?:probably|maybe|perhaps|i guess|i think|likely|definitely) not\b/giu

/** "Climbing's a young man's game", but not "the dean's office". */
const IS_SHORTENED =
  /(?<!\b(?:it|that|what|there|here|let|he|she|who|where|how))(\p{L}{3,})'s (?=(?:an?|all|not|no|going|coming|gone|been|too|so|just|over|finished|dead|dying|killing|shaky|shot|done|never|always)\b)/giu

/** "I could sell anything but I'd like to stop" speaks of what stands before the "but". */
const BUT_STOP = /,? but (?=(?:i|i'd|i would) (?:like|want|love|need) to (?:stop|quit)\s*(?:[.,;!]|$))/gi

/** "Fast food no retail no daycare yes", without a comma. */
const YES_AND_NO =
  /(?<=^|[\n.,;:!?]\s*)(?:(?!no\b|not\b|yes\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)? (?:yes|no) ?){2,}(?=[\n.,;:!?]|$)/giu

/** "Teacher -> trainer", also with further steps. */
const ARROWS =
  /(^|[\n.,;:!?]\s*)([\p{L}][\p{L}' -]{1,40}?)\s*(?:-+>|=+>|→|➔|⇒)\s*(?=[\p{L}])([^\n.;:!?]{2,80})/gu
const ARROW = /\s*(?:-+>|=+>|→|➔|⇒)\s*/u
/** "Teaching German to migrants" says to whom, "bridge to nursing" what one becomes. */
const GIVES_TO =
  /^(?:teach|sell|bring|deliver|explain|offer|read|sing|talk|speak|show|present|supply|lend|rent|bridge|bridging)(?:ing)?\b/i
/** "Army to civilian", where the words before "to" name work and the one after it is no verb. */
const WORK_TO_OTHER =
  /(^|[\n.,;:!?]\s*)(\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) to (?!(?:be|become|do|get|go|have|make|work|help|support|pay|feed|earn|find|learn|live|keep|see|use|give|take|start|begin|move|lead|run|manage|build|teach|write|me|my|you|us|them|people|come|bring|look|a|an|the|others?|others|someone|somebody|school|order|measure|scale|last)\b)(?=\p{L})/giu
