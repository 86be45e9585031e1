import { expect, test } from 'vitest'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { testEngine } from '#tests/test-engine.ts'
import { readMessage } from './read-message.ts'

const engine = testEngine()

type Chances = Partial<Record<CoachTopic, number>>

/** A model that reads these probabilities in every message that begins with "tea", and knows no other word. */
function modelOf(chances: Chances) {
  const given = Object.values(chances).reduce((sum, chance) => sum + chance, 0)
  const other = (1 - given) / (COACH_TOPICS.length - Object.keys(chances).length)
  // The message has two known features, of which the sum is divided by the root of two.
  const weights = Float32Array.from(
    COACH_TOPICS,
    topic => Math.log((chances[topic] ?? other) / other) / Math.SQRT2,
  )
  return new Map([
    ['tea', weights],
    ['^ tea', weights],
  ])
}

function read(message: string, chances: Chances) {
  return readMessage(engine, { ...engine.coachTables(), topicModel: modelOf(chances) }, message, null)
}

test.each<[string, Chances, string, CoachTopic[]]>([
  ['a guess is no topic', { pay: 0.1 }, 'tea', []],
  ['a weak sign is better than none', { pay: 0.21 }, 'tea', ['pay']],
  ['two that are nearly as sure', { pay: 0.5, resume: 0.31 }, 'tea', ['pay', 'resume']],
  ['a second that is far less sure', { pay: 0.8, resume: 0.1 }, 'tea', ['pay']],
  ['a limit comes first', { pay: 0.6, legal: 0.31 }, 'tea', ['legal', 'pay']],
  [
    'two of one sentence at most',
    { pay: 0.31, resume: 0.32, interview: 0.33 },
    'tea',
    ['interview', 'resume'],
  ],
  ['what is off topic gives way to a task', { pay: 0.35, 'off topic': 0.4 }, 'tea', ['pay']],
  ['alone it stays', { 'off topic': 0.4 }, 'tea', ['off topic']],
  ['and beside a guess', { 'off topic': 0.6, pay: 0.15 }, 'tea', ['off topic']],
  ['a feeling comes first and leaves out figures', { pay: 0.4, rest: 0.35 }, 'tea', ['rest']],
  ['unless they are asked for', { pay: 0.4, rest: 0.35 }, 'tea?', ['rest', 'pay']],
  ['a feeling leaves out no task', { resume: 0.4, rest: 0.35 }, 'tea', ['rest', 'resume']],
  ['small talk is short', { 'small talk': 0.6 }, 'tea qq qq qq qq qq qq', ['small talk']],
  ['and is none in a longer sentence', { 'small talk': 0.6 }, 'tea qq qq qq qq qq qq qq', []],
  ['unless nothing else is likely', { 'small talk': 0.95 }, 'tea qq qq qq qq qq qq qq', ['small talk']],
])('%s: %j in “%s” is %j', (_, chances, message, topics) => {
  expect(read(message, chances).topics).toEqual(topics)
})

test('a topic is sure from .85 on, and after “no, …” only by a cue', () => {
  const isSure = (chance: number, message = 'tea') => read(message, { pay: chance }).isTopicSure
  expect([isSure(0.84), isSure(0.86), isSure(0.86, 'tea, I meant')]).toEqual([false, true, false])
})
