import { expect, test } from 'vitest'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import type { AnswerPart } from './answer-part.ts'
import { withoutSecondReading } from './choose-parts.ts'
import type { ChosenAdvice } from './load-coach-tables.ts'
import type { CoachMessage } from './read-message.ts'

const SURE: ChosenAdvice = {
  id: 'x',
  topic: 'rest',
  isGeneral: false,
  text: 'Sleep.',
  tried: 'Sleep more.',
  grade: 'C',
  source: 'Expert practice',
  isTried: false,
  isFitting: true,
  isSure: true,
}
const part = (advice: ChosenAdvice[]): AnswerPart => ({
  paragraphs: ['Sleep.'],
  uses: [],
  question: null,
  actions: [],
  facts: [],
  advice,
})

/** A message whose topics are read from one question or story, answered first with a line that surely fits. */
function left(first: CoachTopic, second: CoachTopic, chance: number, isQuestion: boolean): CoachTopic[] {
  const text = { text: 'tea', isQuestion }
  const message: Pick<CoachMessage, 'partOf' | 'isStatement' | 'chances'> = {
    partOf: new Map([
      [first, text],
      [second, text],
    ]),
    isStatement: false,
    chances: new Map([[second, chance]]),
  }
  return withoutSecondReading(message, [
    { topic: first, part: part([SURE]) },
    { topic: second, part: part([]) },
  ]).map(({ topic }) => topic)
}

test.each<[string, Parameters<typeof left>, CoachTopic[]]>([
  ['one question has one answer', ['rest', 'conflict', 0.49, true], ['rest']],
  ['unless both are likely asked', ['rest', 'conflict', 0.5, true], ['rest', 'conflict']],
  ['figures that are only told of are left out', ['rest', 'pay', 0.49, false], ['rest']],
  ['unless they are likely meant', ['rest', 'pay', 0.5, false], ['rest', 'pay']],
  ['beside a limit figures never are', ['legal', 'pay', 0.9, true], ['legal']],
])('%s', (_, given, topics) => {
  expect(left(...given)).toEqual(topics)
})
