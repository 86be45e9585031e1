import { isBase, isParticiple, pastOf } from './verb-forms.ts'

/** What second-language and spoken English puts another way, as a letter says it: "since five years", "I been", "have reduce". */
export function inPlainEnglish(text: string): string {
  return text
    .replace(ING_SINCE, 'have been $1$2 for $3')
    .replaceAll(SINCE_SPAN, 'for $1')
    .replaceAll(/\bI been\b/gu, 'I have been')
    .replaceAll(
      /\b(I|he|she|it) were (?=(?:in|the|an?|on|responsible|put|made|given|trained)\b)/gu,
      '$1 was ',
    )
    .replaceAll(/\b(we|they|We|They) was\b/gu, '$1 were')
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
    .replace(/\bresponsible of\b/u, 'responsible for')
    .replace(/\bresulting into\b/u, 'resulting in')
    .replaceAll(/\bthru\b/gu, 'through')
    .replace(/\bat own fault\b/u, 'at fault')
}

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
/** "I have experience", "have contact". */
const NOUNS_TOO =
  /^(?:experience|contact|access|control|work|support|charge|care|design|research|record|test|order|plan|report|share|staff|stock|market|visit|training|interest|trade|supply|need|love|help|time|place|value|process|project)$/u
