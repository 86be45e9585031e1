import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { isInsult } from './care-rules.ts'

/** Work with patients, told as one's job. */
const MEDICAL_WORK =
  /\bmed[ -]?(?:surg|errors?|schools?|students?|sales|devices?|pass(?:es)?|techs?|reps?|carts?|rooms?|aides?|records?|counts?|lists?)\b|\bpatients?\b|\bresidents\b|\bcharge nurse\b/iu
/** Somebody's own health, or what to give to anybody: for these there are doctors. */
const HEALTH_ASKED =
  /\bmy (?:own )?(?:meds|medications?|medicines?|pills?|dose|doctor|gp|therapist|psychiatrist|symptoms?|diagnosis|health|anxiety|depression|adhd|blood|heart|chest|knees?|back|neck|stomach|head|hands?|wrists?|shoulders?|skin|sleep|pregnancy)\b|\b(?:diagnos\w*|prescri\w*|mg|dosage|what dose|hurts?|dizzy|contagious|exposed|needle\w*|tested|pregnant|depressed|panic|symptoms of)\b|\b(?:do|did|could|might) i (?:have|catch)\b|\bam i (?:depressed|sick|ill|ok|okay)\b|\bi (?:have|had|got|caught|feel) (?:an? |the |this |some )?(?:\p{L}+ )?(?:pains?|fever|rash|infection|headaches?|migraines?|lump|ptsd|sick|ill|faint)\b|\b(?:should|can|may) i (?:take|give|see|go up|come off|stop taking)\b|\b(?:ok|okay|safe) to (?:take|give)\b/iu
/** "Not a doctor question", "im not asking a doctor thing". */
const NO_DOCTOR =
  /\b(?:not|isn['’]?t|no) (?:\p{L}+ ){0,3}?(?:doctor|medical|health)['’]?s? (?:things?|questions?|stuff|matters?|advice|issues?|problems?)\b/iu

const SIGNS_OFF = /\bapprov(?:es|ed|e|ing)\b/iu
const FOR_OTHERS = /\b(?:others?|other people['’]?s?|every(?:one|body)|else|elses|everybody['’]s|their)\b/iu
const TIME_OFF =
  /\b(?:vacation|pto|time off|days? off|leave|holidays?|shifts?|swaps?|schedules?|weekends?|overtime|requests?|sundays?|saturdays?)\b/iu

/** What somebody will not do, or how long they have been there. */
const STAYS =
  /\b(?:i|we) (?:just |really )?(?:won['’]?t|will not|don['’]?t want to|am not going to) (?!have\b|be\b|get\b|make\b)\p{L}+|\b(?:\d+|two|three|four|five|six|eight|nine) (?:weeks|months|years) in\b/iu
const NOT_FIRED = /\b(?:nobody|no one|not|wasn['’]?t|isn['’]?t|didn['’]?t) (?:\p{L}+ )?fired?\b/giu
const JOB_ENDS =
  /\b(?:laid|layoffs?|fir(?:e|ed|es|ing)|let (?:me |us |him |her |them )?go|clos(?:e|ed|es|ing)|severance|los(?:e|es|t|ing)|unemploy\w*|contracts?|redundan\w*|terminat\w*|eliminat\w*|restructur\w*|notice|cuts?|cutting|renew\w*|jobless|last day|bankrupt\w*|shut\w*|sack\w*|axed|rumors?|merger|sold|job hunt\w*)\b|\b(?:no|without a) job\b|\bout of work\b|\blooking for (?:a job|work)\b/iu

const DO_ABOUT =
  /\bwhat (?:else )?do (?:\p{L}+ )?(?:people|folks|others|nurses|teachers|drivers|you) (?:usually |all )?do\b|\bwhat (?:can|could|do|should|would) (?:i|we|you|one|a (?:guy|person|girl|woman|man|body)|somebody|anyone) (?:even |really )?do about\b/iu

const OWN_MISTAKE = /\bi (?:just )?made (?:an? |the )?(?:(?!an?\b)\p{L}+ ){0,2}(?:mistake|error)\b/iu
const APPLIES = /\b(?:interview\w*|résumé|resume|cv|appl(?:y|ied|ying|ication)|offer|raise)\b/iu

/** "I asked for a meeting", "a meeting with my boss": no job interview, and nobody is let go by it. */
const MEETING =
  /\b(?:ask(?:ed|ing)?|asking them) (?:\p{L}+ )?for (?:an? |the )?(?:\p{L}+ )?meeting\b|\bmeeting with (?:my|our|all|every\p{L}+|the (?:boss|manager|supervisor|principal|foreman|team|staff))\b/iu

/** Topics that the words of a message sound like and that it is not about. */
export function notMeantTopics(text: string): CoachTopic[] {
  const topics: CoachTopic[] = []
  if (NO_DOCTOR.test(text) || (MEDICAL_WORK.test(text) && !HEALTH_ASKED.test(text))) topics.push('medical')
  // "He approves other people's in five minutes" is about no free day.
  if (SIGNS_OFF.test(text) && !TIME_OFF.test(text)) topics.push('boundaries')
  // "What can a guy do about that" asks for no other work.
  if (DO_ABOUT.test(text)) topics.push('path')
  if (OWN_MISTAKE.test(text) && !APPLIES.test(text)) topics.push('interview')
  if (MEETING.test(text)) {
    if (!APPLIES.test(text)) topics.push('interview')
    if (!JOB_ENDS.test(text)) topics.push('job loss')
  }
  if (isRefusalToWord(text)) topics.push('path', 'negotiation')
  if (STAYS.test(text) && !JOB_ENDS.test(text.replaceAll(NOT_FIRED, ' '))) topics.push('job loss')
  return topics
}

const ASKS_HOW_TO_SAY = /\bhow (?:do|can|should|would|to) (?:i |we )?(?:tell|say|word|put)\b/iu
const WILL_NOT =
  /\b(?:i|we) (?:just |really )?(?:won['’]?t|will not|don['’]?t want to|no longer want to|can['’]?t|cannot) (?!be\b|have\b|get\b|sleep\b|find\b)\p{L}+/iu

/** "How do I tell my department head I won't coach debate next year": a no that needs words. */
function isRefusalToWord(text: string): boolean {
  return ASKS_HOW_TO_SAY.test(text) && WILL_NOT.test(text)
}

/** "Can they do that", "is she allowed to", "do I have a case": asked of the law, whatever was done. */
const ASKS_RIGHTS = [
  String.raw`\b(?:is|are|was|were) (?:that|this|it|he|she|they|my \p{L}+|the \p{L}+) (?:even |really |actually |ever )?(?:allowed|legal|illegal|permitted|lawful)\b`,
  String.raw`\bcan (?:they|he|she|my \p{L}+|an? \p{L}+) (?:even |really |just |actually |legally )?do (?:that|this)\b`,
  String.raw`(?:^|[,;:] |\band |\bbut )can (?:they|he|she)\s*\?*$`,
  String.raw`\b(?:do|would|could|might) (?:i|we) (?:even )?have a case\b`,
  String.raw`\b(?:that|this)(?:['’]?s| is)(?: not|n['’]?t)? (?:even )?(?:allowed|legal)\b`,
  String.raw`\bdo(?:es)? (?:he|she|they|my \p{L}+) have the right\b`,
  String.raw`\bsign\b.{0,30}\b(?:severance|release|waiver|non-?compete|settlement)\b|\bseverance (?:agreement|paper\w*)\b`,
].map(pattern => new RegExp(pattern, 'iu'))

/** "Sent 60 applications and nothing": what was sent is looked at first. */
const UNANSWERED_APPLICATIONS =
  /\bappl(?:ied|ying|ications)\b.{0,40}\b(?:nothing|no (?:reply|replies|answer|response|calls?|interviews?)|not one (?:reply|answer|call)|nobody (?:calls|answers|replies)|crickets|silence)\b/iu
/** "One offer is 78 an hour and the other 84, which one": the two are weighed, whatever they pay. */
const TWO_OFFERS = /\bone (?:job )?offer\b.*\bthe (?:other|second)\b|\boffer a\b.*\boffer b\b/iu
const WEIGHED = /\bwhich\b|\bbetter\b|\bpick\b|\bchoose\b|\btake\b/iu

/** "Do my old classes count toward it?" asks what is still lacking, and for no course. */
const CREDITS_COUNT =
  /\b(?:classes|coursework|(?:college|old|my|these|those) credits?|credits)(?: \S+){0,2} (?:count|transfer|carry over|expire)\b/iu

const ASKS_INSTRUCTIONS =
  /\b(?:ignore|disregard|forget) (?:all |any |your |the )*(?:previous|prior|earlier|above) (?:instructions|rules|prompts?|messages)\b|\bsystem prompt\b/iu

/** The topic that a part of a message is plainly about, whatever the words of it sound like. */
export function plainTopic(part: string, message: string): CoachTopic | null {
  if (isInsult(part) || ASKS_INSTRUCTIONS.test(part)) return 'about coach'
  if (ASKS_RIGHTS.some(pattern => pattern.test(part))) return 'legal'
  if (UNANSWERED_APPLICATIONS.test(part)) return 'resume'
  if (TWO_OFFERS.test(message) && WEIGHED.test(part)) return 'decision'
  if (isRefusalToWord(message) && ASKS_HOW_TO_SAY.test(part)) return 'boundaries'
  // "He approves everyone else's the same day": somebody is treated otherwise than the others.
  if (SIGNS_OFF.test(part) && FOR_OTHERS.test(part) && !TIME_OFF.test(part)) return 'conflict'
  if (OWN_MISTAKE.test(part) && !APPLIES.test(message)) return 'conflict'
  if (CREDITS_COUNT.test(part)) return 'gap'
  return null
}
