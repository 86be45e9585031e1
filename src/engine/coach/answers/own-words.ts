import type { CoachTopic } from '#shared/coach/coach-answer.ts'

const ASKS_LINE =
  /\b(?:write|give|make|draft|word)\s+(?:me\s+|it\s+)*(?:the\s+|an?\s+|one\s+|my\s+|that\s+|this\s+)?(?:resume\s+|résumé\s+|cv\s+)?(?:lines?|bullets?(?: points?)?)\b|\bput\b.{0,90}\bon (?:an?|my|the) (?:resume|résumé|cv)\b/iu
const ASKS_WORDS =
  /\bhow (?:do|would|should|can|could) i (?:even |best )?(?:word|phrase|say|put|tell)\b|\bwhat (?:do|would|should|can) i (?:even |actually )?(?:say|tell|text|write|reply)\b|\bgive me (?:the |some |actual )?words\b/iu
const ASKS_EXAMPLE = /\b(?:give|write|show) me (?:an?|one|some) (?:example|answer|story)\b/iu
const FIGURE =
  /\d|\b(?:percent|half|double|doubled|twice|one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/iu
/** What somebody did: "i cut overtime 30 percent in one year". */
const DID =
  /\bi\s+(?:have\s+|also\s+|personally\s+)?((?!need|feed|bleed|am\b|was\b|had\b|have\b)(?:\p{L}+ed|cut|ran|led|built|made|grew|won|kept|taught|wrote|brought|sold|held|set|took)\b[^.?!;\n]*)/giu
const QUOTED = /(?<=^|\s)['"“‘]([^"”]{5,90}?)['"”’](?=\s|[.,?!]|$)/gu
const CHANGES = /^(?:cut|reduced|raised|saved|grew|increased|improved|lowered|doubled|shortened|brought)\b/iu
const HAS_HOW = /\bby (?!\d|about|around|half|\p{L}+ percent)/iu

/** Words to use, made of what the person wrote, with a blank for what they did not say; nothing where they ask for none. */
export function ownWords(text: string, before: string | null, topics: readonly CoachTopic[]): string[] {
  const told = [text, ...(before === null ? [] : [before])]
  if (ASKS_LINE.test(text)) return resumeLine(told)
  if (ASKS_EXAMPLE.test(text) && topics.includes('interview')) return exampleFrame(text)
  const isOwnMatter = !topics.some(topic => HAVE_THEIR_WORDS.includes(topic))
  return asksWords(text) && isOwnMatter ? sayingFrame(told) : []
}

/** "How do i word it", "what do i say": words are wanted before anything else. */
export function asksWords(text: string): boolean {
  return ASKS_WORDS.test(text)
}

/** Whoever asks how to say what they will not do is not leaving, and looks for no other work. */
export const BESIDE_OWN_WORDS: readonly CoachTopic[] = ['job loss', 'motivation', 'path']

/** Their answers give words of their own. */
const HAVE_THEIR_WORDS: readonly CoachTopic[] = [
  'negotiation',
  'interview',
  'resume',
  'return',
  'pay',
  'legal',
  'medical',
]

function resumeLine(told: readonly string[]): string[] {
  const result = told
    .flatMap(text => [...text.matchAll(DID), ...text.matchAll(QUOTED)].map(([, clause = '']) => clause))
    .map(clause =>
      clause
        .replace(/,?\s+(?:and\s+)?(?:write|give|make|draft|can you|could you|how do i|so it)\b.*$/iu, '')
        .trim(),
    )
    .find(clause => FIGURE.test(clause))
  if (result === undefined) return []
  const blank = HAS_HOW.test(result)
    ? ', with [what came of it]'
    : CHANGES.test(result)
      ? ' by [how]'
      : ': [what came of it, with a figure]'
  return [
    `The line in your own words and figures: **${result.charAt(0).toUpperCase()}${result.slice(1)}${blank}.**`,
    'Fill the blank with what you did yourself, in words you could explain in an interview.',
  ]
}

function exampleFrame(text: string): string[] {
  const asked = ASKS_EXAMPLE.exec(text)
  const rest = asked ? text.slice(asked.index + asked[0].length) : ''
  const subject = /^\s+(?:for|of|about)\s+([\p{L} ]{3,30}?)(?=[,.;?!\n]|$)/u.exec(rest)?.[1]
  const story = /(?:^|[,.;?!\n])\s*((?:i|we|my|our|once|last|there)\b[^.;?!\n]{8,})/iu.exec(rest)?.[1]
  if (story === undefined) return []
  return [
    `Your own story${subject ? ` for “${subject}”` : ''}, with a blank where only you know what comes:\n- **Situation:** “${story.trim()}”, so [what was at stake].\n- **Task:** it was on me to [what had to happen, by when].\n- **Action:** I [the first thing you did], then [what you decided], because [why].\n- **Result:** [what came of it, with a figure], and since then I [what you do differently].`,
  ]
}

/** "I wont coach debate next year", said to the one who has to hear it. */
const REFUSES =
  /\bi(?:\s+just|\s+really)?\s+(won'?t|will not|don'?t want to|do not want to|can'?t|cannot)\s+(?!believe|stop|tell|say|sleep|go on|take (?:it|this)|lose|be|sound|seem|come across)((?:[^.?!,;\n]){3,60})/iu

function sayingFrame(told: readonly string[]): string[] {
  const found = told.map(text => REFUSES.exec(text.replaceAll('’', "'"))).find(match => match !== null)
  if (!found) return []
  const [, verb = '', what = ''] = found
  const modal = /want/iu.test(verb) ? 'do not want to' : /^w/iu.test(verb) ? 'will not' : 'cannot'
  return [
    `Three sentences to make your own:\n- I want to tell you early, so that there is time to plan: I ${modal} ${what.trim()}.\n- [One sentence on why, without an excuse.]\n- What I can do is [hand it over, or something smaller] until [date].`,
  ]
}
