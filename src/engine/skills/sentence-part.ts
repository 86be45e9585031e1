import { APPLICATION, LEGAL } from './application-words.ts'
import { MUST, NICE, NOT_NEEDED } from './asking-words.ts'
import { COMPANY, COMPANY_BY_KIND } from './company-words.ts'
import { isDutySentence } from './duty-sentence.ts'
import { isHiringTalk } from './hiring-talk.ts'
import { BENEFIT_PHRASE, BENEFIT_PHRASES, OFFER, OFFERED, PAY } from './offer-words.ts'
import type { PostingPart } from './posting-headings.ts'

/** Benefit phrases in one sentence that make it one, where no verb of offering does. */
const MIN_BENEFIT_PHRASES = 2
/** Below a heading that asks ("Experience with dental claims and health insurance"), it takes one more. */
const MIN_BENEFIT_PHRASES_WHERE_ASKED = 3
/** What is longer is no sentence, and some of the patterns below take the square of a line without a space. */
const MAX_SENTENCE_CHARS = 2_000

/** The part of a posting that one sentence belongs to, where its section or its words say so. */
export function sentencePart(text: string, part: PostingPart): PostingPart {
  const sentence = withoutAsides(text.slice(0, MAX_SENTENCE_CHARS).replace(NUMBER_MARK, ''))
  if (LEGAL.test(sentence) || (isHiringTalk(sentence) && !NEEDS_FIRST.test(sentence))) return 'legal'
  const isNice = NICE.test(sentence) || IF_YOU_HAVE.test(sentence)
  if (!isNice && NOT_NEEDED.test(sentence.replace(TURN_TO_NOT_NEEDED, ''))) return 'unneeded'
  const isBenefit = isBenefitSentence(sentence, part)
  if (part === 'legal' || part === 'benefit' || part === 'terms')
    return MUST.test(sentence) && !isBenefit && !BENEFIT_PHRASE.test(sentence) ? 'must' : part
  if (isBenefit) return 'benefit'
  if (APPLICATION.test(sentence) && !SEEKS_SOMEBODY.test(sentence)) return 'legal'
  if (isNice || part === 'nice') return 'nice'
  if (part === 'company')
    // "Mount Isa is a mining town" opens with no verb.
    return isAsking(sentence) && !COMPANY_BY_KIND.test(sentence) ? askedPart(sentence) : 'company'
  if (
    ((part === 'other' && COMPANY.test(sentence) && !/^\W*(?:must|need)/iu.test(sentence)) ||
      COMPANY_BY_KIND.test(sentence)) &&
    !SEEKS_APPLICANT.test(sentence) &&
    !SAYS_YOU.test(sentence)
  )
    return 'company'
  if (MUST.test(sentence)) return 'must'
  if (part !== 'other' && part !== 'summary') return part
  if (part === 'summary' && ROLE_DOES.test(sentence)) return 'duty'
  return isDutySentence(sentence) ? 'duty' : YOU_ARE.test(sentence) ? 'must' : part
}

/** "1. Observes teachers" begins with its verb. */
const NUMBER_MARK = /^\s*\d{1,2}[.)\t]\s*(?=\p{L})/u

/** "401(k)" keeps its bracket. */
function withoutAsides(text: string): string {
  return text.replace(/\((?:[^()]*\([^()]*\))+[^()]*\)|\([^()]{2,}\)/gu, ' ')
}

/** A sentence about the company asks only where it speaks to the applicant. */
function isAsking(sentence: string): boolean {
  return isDutySentence(sentence) || (SAYS_YOU.test(sentence) && MUST.test(sentence))
}

function askedPart(sentence: string): PostingPart {
  return MUST.test(sentence) ? 'must' : 'duty'
}

function isBenefitSentence(sentence: string, part: PostingPart): boolean {
  if (PAY.test(sentence) || OFFERED.test(sentence)) return true
  const phrases = sentence.match(BENEFIT_PHRASES)?.length ?? 0
  if (OFFER.test(sentence) && phrases > 0) return true
  const asks = part === 'must' || part === 'nice' || part === 'duty'
  return phrases >= (asks ? MIN_BENEFIT_PHRASES_WHERE_ASKED : MIN_BENEFIT_PHRASES)
}

/** "The successful applicant will need a DBS check, and online searches will be carried out" asks first. */
const NEEDS_FIRST =
  /^[^,]*\b(?:applicant|candidate|post ?holder)s? (?:will|must) (?:also )?(?:need|have|hold|complete|undergo)\b[^,]*,/iu
/** "If you've used Dext, beauty" wishes for Dext. */
const IF_YOU_HAVE =
  /^\W*if you(?:['’](?:ve|re)| have| are| know| hold| speak| can)\b(?! (?:able|available|not|any questions))/iu
/** "You know your hooks, and you don't need hand-holding": only the end of the sentence is not needed. */
const TURN_TO_NOT_NEEDED = /(?<=\byou\b.{10,}), (?:and|but|so) you (?:do not|don['’]t|won['’]t) [^,;]*$/iu
/** A summary of the job without its subject: "Charts in the electronic record", "Reporting to the manager, provides therapy". */
const ROLE_DOES =
  /^\W*(?:(?:reporting|reports|accountable) to [^.;]{3,60}, )?(?!(?:This|As|Its|Hours|Days|Others|Benefits|Us|Was|Is|Has)\b)\p{L}\p{Ll}{1,14}s (?:out |up |in |on |down |as )?(?!(?:is|are|was|were|will|can|may|must|of|and|or|to)\b)[\p{Ll}\d]/u
/** "You're decent with Excel", "You can write": what somebody is, not what the job offers. */
const YOU_ARE =
  /^\W*you(?:['’]re| are| can| know| speak| understand)\b(?! (?:also |now |then |not )?(?:going|joining|looking|interested|part|welcome|invited|encouraged|entitled|eligible|paid|about|free|alone|find|expect|apply|earn|choose|enjoy|grow|look|contact|reach|read|make a|be (?:part|yourself)|work (?:from|remotely|flexibly)))/iu
/** "Our office in Denver seeks a bookkeeper who knows QuickBooks" speaks of the applicant. */
const SEEKS_APPLICANT =
  /\b(?:seek(?:s|ing)?|looking for|look for|in search of|hiring|hires|recruiting|needs? (?:an?|someone|\w+ more)|who (?:knows?|has|have|brings?|can|is|are))\b/iu
/** "We're a small salon, and honestly we're just looking for someone who can cut". */
const SEEKS_SOMEBODY =
  /\b(?:looking for|need|want|after|seeking|hunting for) (?:someone|somebody|an? (?:\p{L}+ ){1,4})\s*(?:\p{Ll}+ ){0,3}(?:who|with|to)\b/iu
const SAYS_YOU = /\b(?:you|your|you['’](?:ll|d|ve|re))\b/iu
