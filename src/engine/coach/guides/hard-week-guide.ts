import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { crisisLanguage } from '#shared/safety/crisis-language.ts'
import { adviceUse } from '../answers/advice.ts'
import { answerCrisis } from '../answers/crisis.ts'
import { chooseAdvice } from '../choose-advice.ts'
import { helpPlaceOf } from '../help-place.ts'
import type { Advice } from '../load-coach-tables.ts'
import { askedAbout, type GuideContent, type GuideQuestion, step } from './guide-question.ts'

const LEVERS: readonly CoachTopic[] = ['workload', 'conflict', 'boundaries', 'rest', 'motivation']
const DATED =
  /\b(?:today|tonight|tomorrow|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|this (?:week|evening|morning|afternoon|weekend)|next week|morning|evening|noon|lunch|before|after|at \d|\d ?(?:am|pm))\b/iu

/** What it is, what of it is in one's hands, and one step; somebody in danger is answered with people first. */
export function hardWeekGuide(question: GuideQuestion): GuideContent {
  const [what = '', hands = '', next = ''] = question.answers
  const told = question.answers.join('\n')
  const danger = crisisLanguage(told)
  const crisis = danger
    ? answerCrisis(danger, helpPlaceOf(question.engine, question.person), told, 0).paragraphs.map(text =>
        text.replaceAll('**', ''),
      )
    : null
  const advice = crisis ? [] : leversFor(question, what)
  return {
    steps: [
      step(question, 0, {
        prompt: 'What has this week been like? Say it as it is.',
        hint: 'Nobody else reads this.',
        feedback: crisis ?? [warning(question)].filter(text => text !== ''),
        accepted: crisis === null,
      }),
      step(question, 1, {
        prompt: 'What of it is in your hands, and what is not?',
        hint: 'A line for each. What is not in your hands may stand there too: then it is named.',
        feedback: crisis ?? [],
        accepted: crisis === null,
      }),
      step(question, 2, {
        prompt: 'One small step: what, and when?',
        hint: advice.length === 0 ? null : `What helps others: ${advice.map(({ text }) => text).join(' ')}`,
        feedback:
          crisis ??
          (DATED.test(next) ? [] : ['Give it a day or an hour: a step with a time is done more often.']),
        accepted: crisis === null,
      }),
    ],
    outcome: {
      paragraphs: [
        `**The week:** ${what}`,
        `**In your hands, and not:** ${hands}`,
        `**Your step:** ${next}`,
        ...advice.map(({ text }) => text),
        'If this goes on for weeks, talk to someone you trust or to a doctor. That is a step too.',
      ],
      table: null,
    },
    used: advice.map(adviceUse),
  }
}

/** Advice on the topics that the person's own words are about; rest where they name none. */
function leversFor(question: GuideQuestion, what: string): Advice[] {
  const asked = askedAbout(question, null, what)
  const topics = asked.message.topics.filter(topic => LEVERS.includes(topic))
  return (topics.length > 0 ? topics : (['rest'] as const)).flatMap(topic =>
    chooseAdvice({ ...asked, adviceLines: 1 }, topic),
  )
}

function warning({ person: { wellbeing } }: GuideQuestion): string {
  return wellbeing?.isWarned
    ? 'Your check-ins have been below your usual for a while. Large decisions can wait until that has passed.'
    : ''
}
