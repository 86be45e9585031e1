import { anyOf, raw } from '#engine/text/any-of.ts'
import { withoutLearnersForms } from './learner-english.ts'
import { isBase, isParticiple, isPast, pastOf } from './verb-forms.ts'
import { withPastVerbs } from './verbs-after.ts'

/** What second-language and spoken English puts another way, as a letter says it: "since five years", "I been", "have reduce". */
export function inPlainEnglish(written: string): string {
  return withPastBefore(withoutLearnersForms(written))
    .replace(ING_SINCE, 'have been $1$2 for $3')
    .replaceAll(SINCE_SPAN, 'for $1')
    .replaceAll(/\bI been\b/gu, 'I have been')
    .replaceAll(
      /\b(I|he|she|it) were (?=(?:in|the|an?|on|responsible|put|made|given|trained)\b)/gu,
      '$1 was ',
    )
    .replaceAll(/\b(we|they|We|They) was\b/gu, '$1 were')
    .replaceAll(/\b(he|she|it) have\b/giu, '$1 has')
    .replace(ONE_HAVE, '$1 has')
    .replace(DROPPED, (_, what: string, verb: string) => `${what} ${pastOf(verb)}`)
    .replaceAll(/\b(I|we|they) (?:seen|done)\b/gu, (whole, who: string) =>
      whole.endsWith('seen') ? `${who} saw` : `${who} did`,
    )
    .replaceAll(/\b(could|would|should) of\b/gu, '$1 have')
    .replaceAll(
      /, what (?=(?:saved|brought|led|made|gave|cut|reduced|helped|raised|halved|increased)\b)/gu,
      ', which ',
    )
    .replaceAll(
      /\b((?:have|has) (?:also |now |since )?)(\p{Ll}{3,20})\b/gu,
      (whole, has: string, verb: string) =>
        isBase(verb) && !isParticiple(verb) && pastOf(verb).endsWith('ed') && !NOUNS_TOO.test(verb)
          ? `${has}${pastOf(verb)}`
          : whole,
    )
    .replaceAll(HAVE_BUILD, (_, has: string, verb: string) => `${has}${PARTICIPLE_OF.get(verb) ?? verb} `)
    .replaceAll(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) persons\b/gu, '$1 people')
    .replaceAll(
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|all|most|some|both) of (them|which|whom|these) is\b/gu,
      '$1 of $2 are',
    )
    .replace(
      CHANGED_OF,
      (_, told: string, share: string, by?: string) => `${told} by ${share}${by ? ' through' : ''}`,
    )
    .replace(WHAT_I, ' that ')
    .replaceAll(/\b(everything|anything|nothing|all) what (?=\p{Ll})/giu, '$1 that ')
    .replaceAll(/\beveryday(?= (?:and|to|for|in|at)\b|[,;.]|$)/gu, 'every day')
    .replace(/^(\p{L}+ed(?: out| up)?|Made|Built|Written) by me: /u, '$1 ')
    .replace(/\bresponsible of\b/u, 'responsible for')
    .replace(/\bresulting into\b/u, 'resulting in')
    .replaceAll(/\bthru\b/gu, 'through')
    .replace(/\bat own fault\b/u, 'at fault')
}

/** "I start a book, and the accidents drop from 5 to 1" happened: the verb before is past as well. */
function withPastBefore(text: string): string {
  const found = /^I (\p{Ll}+) /u.exec(text)
  const verb = found?.[1] ?? ''
  if (!found || isPast(verb) || HELPING.test(verb) || !DROPPED.test(text)) return text
  const rest = withPastVerbs(text.slice(found[0].length))
  const further = rest.replace(/(?<= and )(\p{Ll}+)(?= (?:it|them|him|her|my|his)\b)/u, one =>
    isBase(one) && !isPast(one) ? pastOf(one) : one,
  )
  return `I ${pastOf(verb)} ${further}`
}

const HELPING = /^(?:am|was|have|had|do|did|can|could|will|would|shall|should|may|might|must|also|then|now)$/u
/** "the night wandering drop from 5 nights to 1"; "helped the team grow by 5" is right as it stands. */
const MAKERS = '[Hh]elp(?:s|ed|ing)?|[Mm]ake?(?:s|ing)?|[Mm]ade|[Ll]et|[Ss]ee|[Ss]aw|[Ww]atch(?:ed)?|if'
const DROPPED = new RegExp(
  [
    raw`(?<!\b(?:${MAKERS}) )\b((?:the|my|our|this) (?:\p{Ll}+ ){0,2}\p{Ll}*[^s\P{Ll}]) `,
    '(drop|fall|rise|decrease|increase|reduce|improve|decline|grow)',
    raw`(?= (?:from|to|by) (?:about |over )?(?:[$£€]?\d|half|zero|one|two|three))`,
  ].join(''),
  'u',
)
/** "My side of the ward have no sores"; the team may have. */
const GROUPS = anyOf([
  'team|staff|crew|family|police|public|company|group|committee|board|class|department|council',
  'men|women|people|children',
])
const ONE_HAVE = new RegExp(
  [
    raw`^((?:My|Our|The|This) (?!${GROUPS}\b)\p{Ll}*[^s\P{Ll}](?: (?:of|in|on|at) (?:the|my|our) \p{Ll}+)?)`,
    raw` have(?= (?:no|an?|the|one|two|been|had|\d)\b)`,
  ].join(''),
  'u',
)
/** "the room what I set up"; what somebody was told or shown stays. */
const WHAT_I =
  /(?<=^(?!.*\b(?:show|shows|showed|tell|tells|told|explain|explains|explained|ask|asked|teach|taught|gave|saw|know|knew)\b).*\b(?:the|an?|our|my) (?:\p{Ll}+ )?\p{Ll}+) what (?=(?:I|we) )/u
/** "reduced the waste of 25 percent" */
const CHANGED_OF =
  /\b((?:reduc|cut|rais|increas|lower|improv)\p{Ll}* [^,;:.\d]{1,40}) of (\d[\d.,]*\s?(?:%|percent|per cent))( by)?(?=[ ,;.]|$)/u
const SPAN =
  '(?:about |over |more than )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several) (?:years?|months?)'
const SINCE_SPAN = new RegExp(`\\bsince (${SPAN})\\b`, 'gu')
const ING_SINCE = new RegExp(`\\bam (\\p{Ll}{2,20}ing)\\b([^,;.]{0,60}?) since (${SPAN})\\b`, 'u')
/** "have build up 300 members" */
const PARTICIPLE_OF: ReadonlyMap<string, string> = new Map([
  ['build', 'built'],
  ['write', 'written'],
  ['drive', 'driven'],
  ['take', 'taken'],
  ['make', 'made'],
  ['give', 'given'],
  ['teach', 'taught'],
  ['sell', 'sold'],
  ['bring', 'brought'],
  ['grow', 'grown'],
  ['find', 'found'],
  ['win', 'won'],
])
const HAVE_BUILD = new RegExp(
  raw`\b([Hh]ave (?:also |now )?)(${[...PARTICIPLE_OF.keys()].join('|')}) (?=(?:up|the|an?|our|my|many|new|over|\d)\b)`,
  'gu',
)
/** "I have experience", "have contact". */
const NOUNS_TOO =
  /^(?:experience|contact|access|control|work|support|charge|care|design|research|record|test|order|plan|report|share|staff|stock|market|visit|training|interest|trade|supply|need|love|help|time|place|value|process|project)$/u
