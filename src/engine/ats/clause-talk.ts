import type { PostingLine } from '#engine/skills/posting-sections.ts'
import { withoutBrackets } from '#engine/text/brackets.ts'

/** Whether a clause asks for something the résumé can show: no condition of work, no word about the team or how to apply. */
export function isRequirementTalk(
  text: string,
  line: PostingLine,
  isVerb: (word: string) => boolean,
): boolean {
  // "5 years (installing does not count)": what stands in brackets does not take the demand back.
  const clause = withoutBrackets(text)
  if (NOT_NEEDED.test(clause) && !/\bwould be\b|\bpreferred\b|\bplus\b/iu.test(clause)) return false
  const words = clause.match(/[\p{L}'’-]+/gu) ?? []
  const isTask = words
    .slice(0, 2)
    .some(word => isVerb(word.toLowerCase()) && !BODY_VERBS.has(word.toLowerCase()))
  if (CONDITION.test(clause) && !SHOWABLE.test(clause) && !isTask) return false
  if (SELF_TALK.test(clause) || REPORTING_LINE.test(clause)) return false
  if (INTRODUCTION.test(line.text)) return WITH_DEMAND.test(clause)
  if (line.isBullet || (line.isUnderHeading && line.part !== 'summary') || line.part !== 'duty') return true
  // Prose about the role asks where it speaks of doing something.
  return (
    SAYS_DOING.test(line.text) ||
    ROLE_DOES.test(line.text) ||
    words
      .slice(0, VERB_REACH_WORDS)
      .some(word => isVerb(word.toLowerCase()) || isVerb(baseOfThirdPerson(word.toLowerCase())))
  )
}

/** "Originates" and "carries" as "originate" and "carry". */
function baseOfThirdPerson(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<=[^s])s$/u, '')
}

/** What goes on from "is hiring an officer who": a verb of the role comes first. */
const ROLE_DOES = /^\s*\p{Ll}{2,}s\s|^\W*[Tt]h(?:e|is) [\p{L}-]+(?: [\p{L}-]+)? we (?:are|need|want|seek)\b/u

/** A prose duty names its verb within its first words. */
const VERB_REACH_WORDS = 3

const SHOWABLE =
  /\b(?:experience|years?|certif\w*|licen[sc]\w*|permit|qualified|training|operat\w+|report|safety)\b/iu
/** Bodies, hours and places of work: no line of a résumé shows them. */
const CONDITION =
  /\b(?:(?:lift|lifting|carry|carrying|push|pull)(?:ing)? (?:and \w+ )?(?:up to |over |at least )?\d+|(?:stand(?:ing)?|sit|sitting|walk|walking|on your feet|bend|kneel|climb)(?:ing)?\b.*\b(?:hours?|long periods|prolonged|all day|shift|feet)|\d+\s?(?:lbs?|pounds|kg|kilos)\b|(?:weekends?|evenings?|overnights?|nights?(?=\s*(?:,|\.|$|and|or|shifts?|work))|bank holidays|holidays|saturdays?|sundays?|mondays?|on[- ]call|overtime|shifts?|rota|rotating|days a week|hours (?:a|per) week|part[- ]time|full[- ]time)\b(?!.*\b(?:supervis|manag|lead|schedul|rota planning)\w*)|flexible schedule|availability|reliable transport\w*|own (?:vehicle|car|transport|tools|hand tools)|commut\w+|travel (?:up to|to|is|within|between|required|\d)|willing\w* to (?:travel|relocate|work)|up to \d+\s?% travel|legally (?:entitled|authori[sz]ed)|eligib\w+ to work|right to work|authori[sz]ed to work|work (?:authori[sz]ation|permit)|(?:18|19|20|21) (?:years (?:of age|old)|or older|and over)|years of age|smoke[- ]free|outdoors? in all weathers?|heights|dusty|noisy|hot kitchen|time zone|based in|commutable|live (?:in|near|within)|notice period|amenable to|start (?:asap|immediately|right away)|drug (?:screen|test)\w*|(?:background|pre-employment) (?:check|screen)\w*|physical(?:ly)? (?:fit|demanding|examination))\b/iu
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
])
const REPORTING_LINE =
  /^\W*(?:reporting|reports|accountable|working under|under the (?:direction|supervision))\b(?: directly)? ?to?\b/iu
const SELF_TALK =
  /^\W*(?:even better\W*$|this is (?:an?|the|your|not)\b|it(?:['’]s| is) (?:an?|the|not)\b|we (?!need|expect|require|ask|want|look|use|run|watch|write|care|are (?:looking|seeking|hiring))\w+|our (?!\w+ (?:is|are) (?:built|written)))|\b(?:is|are) (?:an? )?(?:individual contributor|hands-on|first point of contact)|love of|passion for|sense of humou?r|team player|can-do|self-starter|positive attitude|like-minded|fast-paced|willing to learn|no two days|open (?:position|role)|opportunit(?:y|ies) (?:for|to)\b/iu
const INTRODUCTION =
  /\b(?:(?:is|are|we['’]re) (?:currently |now )?(?:looking for|seeking|hiring|recruiting|searching)|has (?:an? )?(?:urgent )?openings?|we (?:need|want) an? (?:\p{L}+ ){1,3}who\W*$|is (?:sought|wanted)|to join (?:us|our|the|a)\b|you will be (?:the|our|an?|part|joining|based|working (?:in|at))|^\W*(?:\p{L}+ ){1,4}(?:wanted|required|needed|sought) (?:for|to|in|at)\b|(?:needs?|wants?) (?:an?|\w+) (?:more|fifth|new|extra|experienced|\w+ person))/iu
const WITH_DEMAND =
  /\b(?:with|who (?:has|have|can|knows?|holds?|is (?:certified|licensed|registered|fluent))|holding|experienced in)\b/iu
const SAYS_DOING =
  /\b(?:you(?:['’]ll| will|['’]d| would| must| should| need| have| hold| bring| know)|(?:they|the post ?holder|the (?:successful|ideal) candidate) will|you(?: also| then)? (?!are\b|can\b|may\b|get\b|join\b|report\b|want\b|love\b|like\b)\p{Ll}+|responsible for|(?:duties|tasks|responsibilities|work|role|job)(?: will| also)* (?:includes?|involves?|consists? of)|your days:|is the job|belongs? to it|part of (?:it|the (?:job|role))|experience|knowledge|ability|skills?|certif\w+|licen[sc]\w+|degree|proficien\w+)\b/iu
const NOT_NEEDED =
  /(?:\b(?:not)|n['’]t) (?:required|needed|necessary|essential|need|have to)|\b(?:no (?:prior |previous )?[\w -]{0,40}(?:required|needed|necessary)|need not|does not count|whatever your|will not filter)\b/iu
