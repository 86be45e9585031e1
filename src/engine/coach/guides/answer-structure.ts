import { joinWithAnd } from '#engine/text/join-with-and.ts'

/** Which parts of a good interview answer a text has. */
type AnswerStructure = {
  situation: boolean
  action: boolean
  result: boolean
  figure: boolean
  words: number
  /** It tells what "we" did more often than what "I" did. */
  saysWe: boolean
}

const SITUATION =
  /\b(?:when|while|once|last (?:year|month|week|summer|winter|spring|fall)|(?:one|that) (?:day|morning|night|week|time)|in (?:19|20)\d\d|(?:two|three|four|five|\d+) (?:years?|months?|weeks?) ago|there was|we had|i had a|i was (?:working|responsible|in charge|on)|at (?:my|our|the)|during|after (?:a|the|my|our)|before (?:a|the|my|our)|our (?:team|clinic|store|school|office|unit|plant|site)|a (?:customer|client|patient|student|colleague|guest|supplier))\b/iu
const ACTION =
  /\b(?:i|i've|i’ve) (?:\p{L}+ly |also |then |first |had to |decided to |went and )?(?:\p{L}{3,}ed|led|built|wrote|made|took|ran|set|taught|found|began|gave|told|brought|kept|spoke|went|chose|drew|met|got|sat|put|cut|held|won|sold|bought|dealt|stood|sent|came|did|swept|fed|hung|fought|rebuilt|rewrote)\b/iu
const RESULT =
  /\b(?:as a result|in the end|so that|which (?:meant|led|cut|saved|let|made)|led to|resulted|reduced|increased|improved|saved|cut|dropped|fell|rose|grew|doubled|halved|finished|delivered|passed|won|thanked|from \S+ to \S+|ever since|since then|no longer|on time|under budget|the (?:result|outcome)|turned out)\b/iu
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|twice|double[ds]?|dozen|percent)\b/iu

/** By its words alone: what is said is the person's to judge. */
export function answerStructure(text: string): AnswerStructure {
  const words = text.match(/[\p{L}\p{N}’']+/gu) ?? []
  const count = (said: RegExp) => text.match(said)?.length ?? 0
  return {
    situation: SITUATION.test(text),
    action: ACTION.test(text),
    result: RESULT.test(text),
    figure: FIGURE.test(text),
    words: words.length,
    saysWe: count(/\bwe\b/giu) > count(/\bi\b/giu),
  }
}

const SHORT_WORDS = 25
const LONG_WORDS = 220

/** What the answer has, and what would make it stronger, the most important first. */
export function structureFeedback(text: string): string[] {
  const { situation, action, result, figure, words, saysWe } = answerStructure(text)
  const has = [
    situation && 'the situation',
    action && 'what you did',
    result && 'how it ended',
    figure && 'a figure',
  ].filter(part => part !== false)
  const missing = [
    ...(situation ? [] : ['Say where and when it was, in one sentence, so that they can picture it.']),
    ...(action
      ? []
      : ['Say what you did yourself: a sentence that begins with “I” and a verb, such as “I called …”.']),
    ...(result ? [] : ['Say how it ended: what was different afterwards, and for whom.']),
    ...(figure
      ? []
      : [
          'Put one number in if you know one: how many, how long, how much. If you do not know it, leave it out.',
        ]),
    ...(saysWe ? ['It says “we” more than “I”. They ask about you: name your own part.'] : []),
    ...(words < SHORT_WORDS ? ['It is short. One minute of speaking is about 120 words.'] : []),
    ...(words > LONG_WORDS ? ['It is long. Keep to what you would say in two minutes.'] : []),
  ]
  return [
    has.length === 0
      ? 'I could not find the four parts of a good answer in it yet.'
      : `It has ${joinWithAnd(has)}.`,
    ...(missing.length === 0 ? ['All four parts are there. Say it aloud once, and time it.'] : missing),
  ]
}
