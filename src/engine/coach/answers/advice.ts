import { shortened } from '#engine/text/shortened.ts'
import type { CoachTopic, CoachUse } from '#shared/coach/coach-answer.ts'
import { type AnswerPart, type Asked, openScreen } from '../answer-part.ts'
import { chooseAdvice } from '../choose-advice.ts'
import { isHopeless } from '../follow-up.ts'
import type { Advice, ChosenAdvice } from '../load-coach-tables.ts'

const MAX_QUOTE_CHARS = 90
const LOW_AVERAGE = 3

const GRADE_TEXTS = {
  A: 'tested in many trials',
  B: 'seen in large studies',
  C: 'expert practice',
} as const

/** What helps, from the graded list, beside what the person's own check-ins say. */
export function answerAdvice(asked: Asked, topic: WellbeingTopic): AnswerPart {
  const { depth } = asked
  const chosen = chooseAdvice(asked, topic)
  return {
    paragraphs: [
      opening(asked, topic, WARM_WORDS[topic], chosen),
      ...chosen.map(({ text }) => text),
      ...ownCheckIns(asked, topic),
    ],
    uses: [...chosen.map(adviceUse), ...checkInUse(asked, topic)],
    // "Tried that, she walked off" answers the question already.
    question: asked.isTried ? null : (QUESTIONS[topic][depth % QUESTIONS[topic].length] ?? null),
    actions: actionsOf(topic),
    advice: chosen,
    facts: [chosen, asked.person.wellbeing],
  }
}

type WellbeingTopic = Extract<CoachTopic, 'workload' | 'conflict' | 'boundaries' | 'rest' | 'motivation'>

export function adviceUse({ grade, source }: Advice): CoachUse {
  const text = GRADE_TEXTS[grade]
  // "Expert practice; rules differ by place" says the grade already.
  const rest = source.toLowerCase().startsWith(text) ? source.slice(text.length) : `: ${source}`
  return { kind: 'advice', text: `${text}${rest}` }
}

/** What was understood, in the person's own words, so that a misreading shows. */
export function opening(
  { message, depth, isFirstPart }: Asked,
  topic: CoachTopic,
  warmWords: string,
  chosen: readonly ChosenAdvice[],
): string {
  if (!isFirstPart) return 'And for the other part of it:'
  if (depth > 0)
    return goingOn(
      message,
      nextWords(message, chosen) ?? furtherWords(message, chosen, 'Something else that helps:'),
    )
  // Who asks a plain question wants no comfort.
  const { text, isQuestion } = message.partOf.get(topic) ?? { ...message, isQuestion: !message.isStatement }
  return `You wrote: “${quoted(text)}” ${isQuestion ? 'This is what I would try first.' : warmWords}`
}

/** "I told her already" asks for what comes after that. */
export function nextWords({ followUp }: Asked['message'], chosen: readonly ChosenAdvice[]): string | null {
  if (!chosen.some(({ isTried }) => isTried)) return null
  return followUp === 'what if' ? 'If it comes to that:' : 'Then this comes next:'
}

/** What was found for nobody in particular must not pass for an answer. */
export function furtherWords(
  { isStatement }: Asked['message'],
  chosen: readonly ChosenAdvice[],
  words: string,
): string {
  if (chosen.some(({ isFitting }) => isFitting)) return words
  if (chosen.length === 0) return 'I have no advice on exactly that. Tell me a little more, and I look again.'
  return isStatement
    ? 'I have nothing more exact to say to that. What holds for most:'
    : 'I have no advice on exactly that. What holds for most:'
}

/** "What if she denies it?" and "we are neighbors" must not get the same words; "tell me more" says nothing to repeat. */
export function goingOn({ text, followUp }: Asked['message'], words: string): string {
  if (isHopeless(text)) return `You wrote: “${quoted(text)}” After all that anybody would ask. ${words}`
  return followUp === 'more' || followUp === 'yes' ? words : `You wrote: “${quoted(text)}” ${words}`
}

/** Who goes on is quoted. Where only what holds for any message was found, that is said, with the question itself: it must not pass for an answer to it. */
export function generalNote(
  { message, depth, isFirstPart }: Asked,
  chosen: readonly ChosenAdvice[],
): string[] {
  if (!isFirstPart || message.text === '' || (depth === 0 && chosen.length === 0)) return []
  if (depth > 0)
    return [
      goingOn(message, nextWords(message, chosen) ?? furtherWords(message, chosen, 'Going on from there:')),
    ]
  if (chosen.some(({ isSure }) => isSure)) return []
  if (chosen.some(({ isFitting }) => isFitting))
    return [`You ${message.isStatement ? 'wrote' : 'asked'}: “${quoted(message.text)}” The nearest I have:`]
  return message.isStatement
    ? [`You wrote: “${quoted(message.text)}” What holds for most:`]
    : [`You asked: “${quoted(message.text)}” I have no advice on exactly that. What holds for most:`]
}

const WARM_WORDS: Record<WellbeingTopic, string> = {
  workload:
    'That is more than anybody can do well for long, and it is good that you say so. I would begin here:',
  conflict: 'Things like that stay with you long after work. I would begin here:',
  boundaries: 'Your time off is yours, and wanting to keep it is fair. I would begin here:',
  rest: 'That sounds really tiring, and I am glad you wrote it down. Something small to begin with:',
  motivation: 'Many people know that feeling, and it can change. I would begin here:',
}

/** The question of a message, or what it tells at most length. */
export function quoted(text: string): string {
  const sentences = text.trim().split(/(?<=[.?!])\s+/u)
  const longest = sentences.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const question = sentences.findLast(sentence => sentence.endsWith('?'))
  return shortened(question ?? longest, MAX_QUOTE_CHARS)
}

/** Only where it is about energy: nobody who asks about a colleague wants their mood read to them. */
function ownCheckIns({ person: { wellbeing }, depth }: Asked, topic: WellbeingTopic): string[] {
  if (depth > 0 || !wellbeing || wellbeing.checkIns === 0 || (topic !== 'rest' && topic !== 'workload'))
    return []
  const averages = `your last check-ins average ${wellbeing.averageMood.toFixed(1)} for mood and ${wellbeing.averageEnergy.toFixed(1)} for energy, of 5`
  if (wellbeing.isWarned)
    return [
      `Your check-ins have been lower than your usual for a while: ${averages}. Large decisions can wait until that has passed.`,
    ]
  if (wellbeing.risk === 'High')
    return [`And ${averages}. Please go easy on yourself today, and consider talking to someone you trust.`]
  return wellbeing.averageEnergy <= LOW_AVERAGE
    ? [`That fits what you noted: ${averages}.`]
    : [`By your notes it is not always so: ${averages}.`]
}

function checkInUse({ person: { wellbeing } }: Asked, topic: WellbeingTopic): CoachUse[] {
  return wellbeing && wellbeing.checkIns > 0 && (topic === 'rest' || topic === 'workload')
    ? [{ kind: 'check-ins', text: `your check-ins (${wellbeing.checkIns})` }]
    : []
}

const QUESTIONS: Record<WellbeingTopic, readonly string[]> = {
  workload: [
    'Which one task, if it were gone, would make this week bearable?',
    'Who could take a decision about it with you, and when do you next see them?',
  ],
  conflict: [
    'What would you like this person to do differently, in one sentence?',
    'What have you tried already, and what happened then?',
  ],
  boundaries: [
    'Which request do you wish you had turned down last week?',
    'What do you fear would happen if you said it?',
  ],
  rest: [
    'When did you last have a day on which work stayed away?',
    'What in your work takes the most out of you right now?',
  ],
  motivation: [
    'When did you last enjoy a piece of work, and what was in it?',
    'What would you want to be able to say about your work in a year?',
  ],
}

function actionsOf(topic: WellbeingTopic): AnswerPart['actions'] {
  if (topic === 'rest' || topic === 'workload')
    return [
      openScreen('Check in', '/wellness/checkin'),
      openScreen('See your overview', '/wellness/overview'),
    ]
  if (topic === 'motivation') return [openScreen('See suggested paths', '/career/suggestions')]
  return []
}
