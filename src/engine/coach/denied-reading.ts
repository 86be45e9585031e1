import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { cueWords } from './cue.ts'
import type { CoachTables } from './load-coach-tables.ts'
import { topicProbabilities } from './topic-model.ts'

/** What a message says of the answer before: which topics were misread, and what is left to answer. */
export type DeniedReading = { topics: CoachTopic[]; rest: string }

/** "Its not about time off", "im not asking a doctor thing", "nobody fired me": the group is what it is not about. */
const DENIALS = [
  String.raw`(?:(?:it|this|that)(?:'?s| is| was| has)?\s+|i(?:'?m| am| was)\s+)?(?:not|isn'?t|wasn'?t|nothing)\s+(?:really |even |to do with )?(?:about|asking(?: about| for| you)?|talking about|looking for|a question (?:about|of|for)|a matter of|to do with)\s+([^.?!,;\n]+)`,
  String.raw`(?:nobody|no one|noone)\s+((?:fired|sacked|canned|laid|let|dismissed|yelled|bullied|rejected|cut)\b[^.?!,;\n]*)`,
  String.raw`i\s+(?:didn'?t|did not|wasn'?t|was not|haven'?t|have not|never|don'?t|do not|am not)\s+(?:been |get |got |say |ask |mean |need |have )?((?:fired|sacked|laid off|let go|lose my job|lost my job|quit|rejected|a doctor|a lawyer|medical|legal)\b[^.?!,;\n]*)`,
  String.raw`i(?:'?m| am)\s+not\s+((?:sick|ill|quitting|leaving|fired|burned|burnt|depressed|unemployed|looking|job hunting)\b[^.?!,;\n]*)`,
].map(
  pattern =>
    new RegExp(
      String.raw`(?<=^|[.?!,;\n]\s*|\b(?:no|but|and|well|wait|hey|um|ok|okay|so|because)\s+)${pattern}[.?!,;]*`,
      'giu',
    ),
)

/** Less likely than that, the denied words are about something else. */
const MIN_DENIED_PROBABILITY = 0.12

/** The topics of the answer before that a message denies; nothing where it denies none of them. */
export function deniedReading(
  tables: CoachTables,
  text: string,
  before: readonly CoachTopic[],
): DeniedReading | null {
  const plain = text.replaceAll('’', "'")
  const topics = DENIALS.flatMap(denial => [...plain.matchAll(denial)]).flatMap(([, phrase = '']) =>
    topicOf(tables, phrase, before),
  )
  if (topics.length === 0) return null
  const rest = DENIALS.reduce((left, denial) => left.replaceAll(denial, ' '), plain)
  return { topics: [...new Set(topics)], rest: rest.replace(/^[\s.?!,;]+/u, '').trim() }
}

/** Which of the topics before the denied words speak of. */
function topicOf(tables: CoachTables, phrase: string, before: readonly CoachTopic[]): CoachTopic[] {
  const words = cueWords(phrase)
  const named = before.find(topic => NAMES.get(topic)?.test(phrase))
  if (named) return [named]
  const probabilities = topicProbabilities(tables, words, phrase)
  const [best] = before
    .map((topic): [CoachTopic, number] => [topic, probabilities.get(topic) ?? 0])
    .toSorted((one, other) => other[1] - one[1])
  return best && best[1] >= MIN_DENIED_PROBABILITY ? [best[0]] : []
}

/** Words by which people call a topic when they say that it is not theirs. */
const NAMES: ReadonlyMap<CoachTopic, RegExp> = new Map([
  ['medical', /\b(?:doctor|medical|medicine|meds|health|sick|ill|symptom)/iu],
  ['legal', /\b(?:law|legal|lawyer|lawsuit|suing|sue)/iu],
  ['investment', /\b(?:invest|stocks?|savings?)/iu],
  ['job loss', /\b(?:fired|sacked|canned|laid off|let go|losing|lost|dismissed|layoffs?|unemployed)/iu],
  ['boundaries', /\b(?:time off|vacation|pto|days? off|leave|saying no|boundar)/iu],
  ['rest', /\b(?:sleep|tired|rest|burn(?:ed|t)|time off|vacation)/iu],
  ['pay', /\b(?:pay|money|salary|wages?)/iu],
  ['negotiation', /\b(?:raise|pay|money|salary)/iu],
  ['interview', /\b(?:interview)/iu],
  ['resume', /\b(?:resume|résumé|cv|applying)/iu],
  ['path', /\b(?:new job|another job|other jobs?|career|looking|job hunting)/iu],
  ['decision', /\b(?:quit|quitting|leaving|leave)/iu],
  ['conflict', /\b(?:conflict|fight|fighting|bull(?:y|ied))/iu],
  ['workload', /\b(?:workload|too much work|overtime|hours)/iu],
  ['motivation', /\b(?:bored|motivat|being new|new job)/iu],
  ['learning', /\b(?:courses?|class|classes|learning|school)/iu],
  ['gap', /\b(?:skills?)/iu],
])

/** "Not a social worker", "i dont want to be a chef": work that is named and not wanted. */
const NOT_WANTED = [
  String.raw`(?<!\b(?:why|if|or|whether)\s)\bnot\s+(?:as\s+|like\s+)?an?\s+((?:[\p{L}-]+\s?){1,3})`,
  String.raw`\b(?:don'?t|do not|never|didn'?t|did not|won'?t|will not|wouldn'?t|no longer)\s+(?:really\s+|even\s+|ever\s+|just\s+)?(?:want|wanted|wish|plan|intend|like)\s+(?:to\s+)?(?:be|become|being|work as|working as)\s+(?:an?\s+|the\s+)?((?:[\p{L}-]+\s?){1,3})`,
  String.raw`\b(?:don'?t|do not|won'?t|will not|no longer)\s+(?:just\s+)?(?:want to\s+|wanna\s+)?(coach|teach|cook|drive|nurse|guard|clerk)\b`,
].map(pattern => new RegExp(pattern, 'giu'))
const ENDS_NAME =
  /\s+(?:anymore|again|but|and|or|so|because|in|at|for|with|who|that|thing|person|problem)\b.*$/iu

/** The work that a message says is not wanted, in its words. */
export function notWantedIn(text: string): string[] {
  const plain = text.replaceAll('’', "'")
  return NOT_WANTED.flatMap(pattern => [...plain.matchAll(pattern)]).map(([, name = '']) =>
    name.replace(ENDS_NAME, '').trim().toLowerCase(),
  )
}

/** The message without what is not wanted: no role is read from it. */
export function withoutNotWanted(text: string): string {
  return NOT_WANTED.reduce((left, pattern) => left.replaceAll(pattern, ' , '), text)
}

/** Whether a role is of the work that is not wanted: "social worker" is "Healthcare Social Worker" too. */
export function isNotWanted(role: string, notWanted: readonly string[]): boolean {
  const words = new Set(cueWords(role))
  return notWanted.some(name => name !== '' && cueWords(name).every(word => words.has(word)))
}
