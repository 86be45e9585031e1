import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { chooseAdvice } from './choose-advice.ts'
import { cueWords, parseCue } from './cue.ts'
import type { CoachMessage } from './read-message.ts'
import { readMessage } from './read-message.ts'

const engine = testEngine()
const tables = engine.coachTables()
const [sample] = tables.advice
if (!sample) throw new Error('no advice')

/** A line of advice for messages with one of these cues; without any, for every message. */
const line = (text: string, ...cues: string[]) => ({
  ...sample,
  topic: 'workload' as const,
  text,
  cues: cues.map(cue => parseCue(cue, 1)),
})
const ADVICE = [
  line('for anybody'),
  line('for whoever has a boss', 'boss'),
  line('for late nights', 'night'),
  line('for a boss at night', 'boss', 'night'),
  { ...line('of another topic', 'boss'), topic: 'rest' as const },
]

function chosen(asked: string, depth: number, adviceLines = 2, further = asked) {
  const message: CoachMessage = readMessage(engine, tables, further, null)
  return chooseAdvice(
    { tables: { ...tables, advice: ADVICE }, message, firstWords: cueWords(asked), depth, adviceLines },
    'workload',
  ).map(({ text }) => text)
}

test('what fits best comes first, and nothing for another situation', () => {
  expect(chosen('my boss keeps me at night', 0)).toEqual(['for a boss at night', 'for whoever has a boss'])
  expect(chosen('the nights', 0, 3)).toEqual(['for late nights', 'for a boss at night', 'for anybody'])
  expect(chosen('too much of it', 0, 3)).toEqual(['for anybody'])
})

test('“tell me more” goes on to what was not shown, and ends with the last lines', () => {
  expect(chosen('too much of it', 1)).toEqual(['for whoever has a boss', 'for late nights'])
  expect(chosen('too much of it', 2)).toEqual(['for late nights', 'for a boss at night'])
  expect(chosen('too much of it', 9)).toEqual(['for late nights', 'for a boss at night'])
  // By what is said now.
  expect(chosen('too much of it', 1, 1, 'and the nights')).toEqual(['for late nights'])
})
