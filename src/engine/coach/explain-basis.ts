import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { CoachContext, CoachTopic } from '#shared/coach/coach-answer.ts'
import type { CoachReply } from './coach-turn.ts'

/** "Why?": what the answer before rests on. */
export function explainBasis(before: CoachContext): CoachReply {
  const role = before.role ? ` about ${before.role.role}` : ''
  const place = before.place ? ` in ${placeInSentence(before.place)}` : ''
  const basis = before.topics.map(topic => BASIS[topic]).filter(text => text !== undefined)
  return {
    text: [
      `My last answer${role}${place} rests on this:`,
      ...new Set(basis),
      'Where a figure is missing I left it out. If something does not fit what you see, tell me: you know your work better than a table does.',
    ].join('\n\n'),
    used: [],
    actions: [],
    context: before,
    facts: [],
  }
}

const PAY_BASIS =
  'Pay is what employers report to the U.S. Bureau of Labor Statistics, moved to the level of your place by prevailing wages. The range for your years is a rule of thumb of ours: people with more years usually stand higher in it.'
const ADVICE_BASIS =
  'The advice comes from a short list, each line with its grade: tested in many trials, seen in large studies, or expert practice. The line under the answer says which.'
const ROLE_BASIS =
  'What a role asks for comes from O*NET, where people in the occupation and analysts rate skills, knowledge and activities; your side comes from your profile.'

const BASIS: Partial<Record<CoachTopic, string>> = {
  pay: PAY_BASIS,
  negotiation: PAY_BASIS,
  path: `${ROLE_BASIS} The match weighs skills, how far your work carries over, goals, interests and level.`,
  gap: ROLE_BASIS,
  learning: ROLE_BASIS,
  resume: ADVICE_BASIS,
  interview:
    'The questions are made of the core tasks that O*NET lists for the role; the rest is expert practice.',
  demands:
    'People in the occupation answered O*NET’s questions on hours, pace and say over their work. Few people answer for some roles, so small differences mean nothing.',
  market:
    'Growth and openings are projections of the U.S. Bureau of Labor Statistics for the whole country. They are no promise for one place.',
  decision: `${PAY_BASIS} ${ADVICE_BASIS}`,
  'job loss': ADVICE_BASIS,
  return: ADVICE_BASIS,
  workload: ADVICE_BASIS,
  conflict: ADVICE_BASIS,
  boundaries: ADVICE_BASIS,
  rest: ADVICE_BASIS,
  motivation: ADVICE_BASIS,
}
