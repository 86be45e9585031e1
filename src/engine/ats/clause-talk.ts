import { isDutySentence } from '#engine/skills/duty-sentence.ts'
import type { PostingLine } from '#engine/skills/posting-sections.ts'
import { withoutBrackets } from '#engine/text/brackets.ts'
import { isFormality, isWorkCondition } from './work-condition.ts'

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
  if (isFormality(clause, isVerb)) return false
  if (isWorkCondition(clause, isVerb))
    // "You would work late shifts" asks, "shifts are from 8 to 8" only tells.
    return (
      line.isUnderHeading ||
      line.part === 'must' ||
      line.part === 'nice' ||
      (line.part === 'duty' && /^\W*you\b/iu.test(line.text))
    )
  if (SELF_TALK.test(clause)) return false
  if (INTRODUCTION.test(clause)) return WITH_DEMAND.test(clause)
  if (INTRODUCTION.test(line.text)) return WITH_DEMAND.test(textUpTo(line.text, text))
  if (line.isBullet || (line.isUnderHeading && line.part !== 'summary') || line.part !== 'duty') return true
  // Prose about the role asks where it speaks of doing something.
  return (
    SAYS_DOING.test(line.text) ||
    ROLE_DOES.test(line.text) ||
    isDutySentence(text) ||
    words
      .slice(0, VERB_REACH_WORDS)
      .some(word => isVerb(word.toLowerCase()) || isVerb(baseOfThirdPerson(word.toLowerCase())))
  )
}

/** "We are looking for a pastry chef to join our brigade" says who is sought, whatever tools the words may look like. */
export function isIntroduction(text: string): boolean {
  const clause = withoutBrackets(text)
  return SEEKS_TO_JOIN.test(clause) && !WITH_DEMAND.test(clause)
}

/** "Someone with a degree, three years in a shop, very good Excel": what follows the "with" is asked too. */
function textUpTo(line: string, clause: string): string {
  return line.slice(0, Math.max(0, line.indexOf(clause)) + clause.length)
}

/** "Reporting to the Service Desk Lead" names a team, whatever tools its name holds. */
export function isReportingLine(clause: string): boolean {
  return REPORTING_LINE.test(clause)
}

/** "Originates" and "carries" as "originate" and "carry". */
function baseOfThirdPerson(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/(?<=[sxz]|ch|sh)es$|(?<=[^s])s$/u, '')
}

/** What goes on from "is hiring an officer who": a verb of the role comes first; "The job: rearing calves" lists it. */
const ROLE_DOES =
  /^\W*(?:[Tt]he |[Yy]our )?(?:job|role|work|days?):\s|^\s*\p{Ll}{2,}s\s|^\W*[Tt]h(?:e|is) [\p{L}-]+(?: [\p{L}-]+)? we (?:are|need|want|seek)\b/u

/** A prose duty names its verb within its first words. */
const VERB_REACH_WORDS = 3

const REPORTING_LINE =
  /^\W*(?:(?:reporting|reports|accountable)(?: directly)? to|(?:working )?under (?:the |general |direct |close |minimal )*(?:direction|supervision))\b/iu
const SELF_TALK = new RegExp(
  [
    String.raw`^\W*(?:${[
      String.raw`even better\W*$`,
      String.raw`then you (?:earn|get|start|can)\b`,
      String.raw`not (?:fussed|bothered)\b`,
      '(?:sitting|located|nestled|working) (?:in|within) (?:our|the) ',
      "there(?:['’]s| is| are| will be) ",
      String.raw`(?:but )?(?:it['’]s |that['’]s )?(?:no (?:dramas|worries|problem|biggie|drama|stress|deal-?breaker)|not a deal-?breaker)\b`,
      String.raw`here(?:['’]s| is) what\b`,
      String.raw`(?:which|whose|where) (?:is|are|has|have|we)\b`,
      String.raw`this is (?:an?|the|your|not)\b`,
      String.raw`it(?:['’]s| is) (?:an?|the|not|our|my|all)\b`,
      String.raw`we (?!need|expect|require|ask|want|look|use|run|watch|write|care|are (?:looking|seeking|hiring)|would (?:want|like|expect|hope|need|look))\w+`,
      String.raw`our (?!\w+ (?:is|are) (?:built|written))`,
    ].join('|')})`,
    String.raw`\b(?:is|are) (?:an? )?(?:individual contributor|hands-on|first point of contact)`,
    String.raw`^\W*(?:so |but )?please be sure\b`,
    String.raw`^\W*(?:the|this) (?:job|role|post|position|work) is (?!to\b|about\b|all about\b|responsible|accountable|required|expected)`,
    'love of',
    'passion for',
    'sense of humou?r',
    'team player',
    'can-do',
    'self-starter',
    'positive attitude',
    'like-minded',
    'fast-paced',
    'willing to learn',
    'no two days',
    'open (?:position|role)',
    String.raw`opportunit(?:y|ies) (?:for|to)\b`,
  ].join('|'),
  'iu',
)
const SEEKS_TO_JOIN =
  /\b(?:looking for|seeking|hiring|recruiting|in search of) (?:an?|our next|another) [^.;]{2,80}\bto (?:join|lead|complete) (?:us|our|the|an?)\b/iu
const INTRODUCTION = new RegExp(
  [
    String.raw`\b(?:${[
      "(?:is|are|we['’]re) (?:currently |now )?(?:looking (?:for|to (?:employ|hire|recruit|appoint))|seeking|hiring|recruiting|searching)",
      'has (?:an? )?(?:urgent )?openings?',
      String.raw`we (?:need|want) an? (?:\p{L}+ ){1,3}who\W*$`,
      'is (?:sought|wanted)',
      String.raw`to join (?:us|our|the|a)\b`,
      String.raw`you(?: will|['’]ll| would|['’]d) be (?:the(?! (?:\p{L}+ )?point of contact)|our|an?|part|joining|based|working (?:in|at))`,
      String.raw`^\W*(?:\p{L}+ ){1,4}(?<!\bbe )(?:wanted|required|needed|sought) (?:for|to|in|at)\b`,
      String.raw`we (?:need|want|require) (?:\d+|another|an extra)\b`,
      String.raw`we need an? (?:\p{L}+[ -]){1,4}(?:for|at|in|to join) (?:the|our)\b`,
      String.raw`^\W*(?:required|needed|wanted) (?:for|from) (?:an? )?(?:immediate|january|september|easter|april)\b`,
      String.raw`(?:needs?|wants?) (?:an?|\w+) (?:more|fifth|new|extra|experienced|\w+ person)`,
    ].join('|')})`,
  ].join('|'),
  'iu',
)
const WITH_DEMAND =
  /\b(?:with|who (?:has|have|can|knows?|holds?|is (?:certified|licensed|registered|fluent))|holding|experienced in)\b/iu
const SAYS_DOING =
  /\b(?:(?:that|this) means|you(?: are|['’]re) going to|you(?:['’]ll| will|['’]d| would| must| should| need| have| hold| bring| know)|(?:they|the post ?holder|the (?:successful|ideal) candidate) will|you(?: also| then)? (?!are\b|can\b|may\b|get\b|join\b|report\b|want\b|love\b|like\b)\p{Ll}+|responsible for|(?:duties|tasks|responsibilities|work|role|job)(?: will| also)* (?:includes?|involves?|consists? of)|your days:|is the job|belongs? to it|part of (?:it|the (?:job|role))|experience|knowledge|ability|skills?|certif\w+|licen[sc]\w+|degree|proficien\w+)\b/iu
const NOT_NEEDED =
  /(?:\b(?:not)|n['’]t) (?:required|needed|necessary|essential|need|have to)|\b(?:no (?:prior |previous )?[\w -]{0,40}(?:required|needed|necessary)|need not|does not count|whatever your|will not filter)\b/iu
