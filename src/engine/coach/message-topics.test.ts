import { expect, test } from 'vitest'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { messageTopics, type ReadPart } from './message-topics.ts'
import { ROLE_WORD } from './topic-features.ts'

type Likely = Partial<Record<CoachTopic, number>>

/** The chance of a topic is that of its probability in the whole message: .1 gives .12, .16 gives .2, .2 gives .27, .3 gives .5. */
const MODEL = new Map([
  ['any', -3],
  ['whole message', 10],
])

function probabilities(likely: Likely): Map<CoachTopic, number> {
  const given = Object.values(likely).reduce((sum, one) => sum + one, 0)
  const other = (1 - given) / (COACH_TOPICS.length - Object.keys(likely).length)
  return new Map(COACH_TOPICS.map(topic => [topic, likely[topic] ?? other]))
}

function part(likely: Likely, given: Partial<ReadPart> = {}): ReadPart {
  const read = probabilities(likely)
  return {
    text: 'tea',
    words: ['tea'],
    isQuestion: false,
    cues: new Map(),
    alone: read,
    model: read,
    byWords: read,
    plain: null,
    ...given,
  }
}

const read = (likely: Likely, given: Partial<ReadPart> = {}) =>
  messageTopics(MODEL, [part(likely, given)], probabilities(likely)).topics

const LONG = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test.each<[string, Likely, Partial<ReadPart>, CoachTopic[]]>([
  ['a guess is no topic', { pay: 0.1 }, {}, []],
  ['where nothing is likely a cue says what', { pay: 0.1 }, { cues: new Map([['rest', 2]]) }, ['rest']],
  ['a weak sign is better than none', { pay: 0.21 }, {}, ['pay']],
  ['a second that may be meant as well', { pay: 0.5, resume: 0.17 }, {}, ['pay', 'resume']],
  ['a second that is less likely', { pay: 0.5, resume: 0.15 }, {}, ['pay']],
  ['a third must be likelier', { pay: 0.3, resume: 0.28, path: 0.2 }, {}, ['pay', 'resume']],
  ['and then is taken up too', { pay: 0.3, resume: 0.28, path: 0.23 }, {}, ['pay', 'resume', 'path']],
  ['a limit comes first', { pay: 0.6, legal: 0.31 }, {}, ['legal', 'pay']],
  ['a limit that is only a guess is none', { pay: 0.6, legal: 0.2 }, {}, ['pay']],
  ['what is off topic gives way to a task', { pay: 0.35, 'off topic': 0.4 }, {}, ['pay']],
  ['alone it stays', { 'off topic': 0.4 }, {}, ['off topic']],
  ['and beside a guess', { 'off topic': 0.6, pay: 0.18 }, {}, ['off topic']],
  ['a feeling comes first and leaves out figures', { pay: 0.4, rest: 0.35 }, {}, ['rest']],
  ['unless they are asked for', { pay: 0.4, rest: 0.35 }, { isQuestion: true }, ['rest', 'pay']],
  ['a feeling leaves out no task', { resume: 0.4, rest: 0.35 }, {}, ['rest', 'resume']],
  ['a task stays first where the feeling is a guess', { pay: 0.4, rest: 0.17 }, {}, ['rest', 'pay']],
  ['a list that is hardly told of is left out', { rest: 0.5, resume: 0.2 }, {}, ['rest']],
  [
    'a task that is named is no question about the coach',
    { 'about coach': 0.5, resume: 0.17 },
    { cues: new Map([['resume', 3]]) },
    ['resume'],
  ],
  ['small talk is short', { 'small talk': 0.6 }, { words: LONG.slice(1) }, ['small talk']],
  ['and is none in a longer sentence', { 'small talk': 0.6 }, { words: LONG }, []],
  ['unless nothing else is likely', { 'small talk': 0.95 }, { words: LONG }, ['small talk']],
  ['what a rule says of a sentence holds', { pay: 0.6 }, { plain: 'interview' }, ['interview']],
  ['beside a limit what is told of counts too', { pay: 0.6 }, { plain: 'legal' }, ['legal', 'pay']],
  ['others’ hours are conditions', { workload: 0.6 }, { words: [ROLE_WORD, 'hours'] }, ['demands']],
  ['one’s own are not', { workload: 0.6 }, { words: [ROLE_WORD, 'my', 'hours'] }, ['workload']],
])('%s: %j', (_, likely, given, topics) => {
  expect(read(likely, given)).toEqual(topics)
})

test('beside what a rule says of one sentence another counts where it is likely', () => {
  const ruled = part({ rest: 0.9 }, { plain: 'interview' })
  const read = (likely: number) =>
    messageTopics(MODEL, [ruled, part({ pay: 0.9 })], probabilities({ rest: 0.5, pay: likely })).topics
  expect(read(0.3)).toEqual(['interview', 'pay'])
  expect(read(0.2)).toEqual(['interview'])
})

test('a limit by rule is never cut off', () => {
  const parts = (['conflict', 'decision', 'legal'] as const).map(plain => part({ rest: 0.5 }, { plain }))
  expect(messageTopics(MODEL, parts, probabilities({ rest: 0.5 })).topics[0]).toBe('legal')
})

test('beside a rule a guess about law is none', () => {
  const parts = [part({ rest: 0.5 }, { plain: 'interview' }), part({ legal: 0.9 })]
  expect(messageTopics(MODEL, parts, probabilities({ legal: 0.22 })).topics).toEqual(['interview'])
  expect(messageTopics(MODEL, parts, probabilities({ legal: 0.3 })).topics).toEqual(['legal', 'interview'])
})

test('what is asked comes before what is told', () => {
  const told = part({ rest: 0.9 })
  const asked = part({ pay: 0.9 }, { isQuestion: true })
  expect(messageTopics(MODEL, [told, asked], probabilities({ rest: 0.5, pay: 0.4 })).topics).toEqual([
    'pay',
    'rest',
  ])
})
