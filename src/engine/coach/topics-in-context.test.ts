import { expect, test } from 'vitest'
import type { CoachContext, CoachTopic } from '#shared/coach/coach-answer.ts'
import type { CoachMessage } from './read-message.ts'
import { topicsInContext } from './topics-in-context.ts'

const SILENT: CoachMessage = {
  text: 'tea',
  words: ['tea'],
  topics: [],
  isTopicSure: true,
  probabilities: new Map(),
  chances: new Map(),
  cueTopics: [],
  plainTopics: [],
  role: null,
  roleWords: null,
  place: null,
  followUp: null,
  isStatement: true,
  partOf: new Map(),
  isCorrection: false,
  notWanted: [],
}
const NURSE = { role: 'Nurse', code: '29-1141.00' }
const after = (...topics: CoachTopic[]): CoachContext => ({
  topics,
  role: null,
  place: null,
  about: '',
  depth: 0,
})
/** A model in which only the message's own words count. */
const read = (given: Partial<CoachMessage>, before: CoachContext | null, goesOn = 0) =>
  topicsInContext(new Map(), { ...SILENT, ...given }, before, () => goesOn)
const likely = (...chances: [CoachTopic, number][]) => new Map(chances)

test.each<[string, Partial<CoachMessage>, CoachTopic[], CoachTopic[], boolean]>([
  [
    'the likeliest topic is read',
    { probabilities: likely(['pay', 0.8], ['rest', 0.1]), topics: ['pay'] },
    ['rest'],
    ['pay'],
    false,
  ],
  [
    'the topic before goes on where it is likeliest',
    { probabilities: likely(['rest', 0.7], ['pay', 0.1]), topics: ['pay'] },
    ['rest'],
    ['rest'],
    true,
  ],
  [
    'what may be meant as well is taken up',
    { probabilities: likely(['rest', 0.6], ['pay', 0.16]) },
    ['rest'],
    ['rest', 'pay'],
    true,
  ],
  [
    'and so is the topic before',
    { probabilities: likely(['pay', 0.6], ['rest', 0.3]), topics: ['pay'] },
    ['rest'],
    ['pay', 'rest'],
    false,
  ],
  [
    'two topics are enough',
    { probabilities: likely(['rest', 0.6], ['pay', 0.16]) },
    ['rest', 'conflict'],
    ['rest', 'conflict'],
    true,
  ],
  [
    'a greeting gives way to a task that is nearly as likely, and the task goes on',
    { probabilities: likely(['small talk', 0.6], ['rest', 0.3]), topics: ['small talk'] },
    ['rest'],
    ['rest'],
    true,
  ],
  [
    'and is all there is beside one that is less likely',
    { probabilities: likely(['small talk', 0.7], ['rest', 0.2]), topics: ['small talk'] },
    ['rest'],
    ['small talk'],
    false,
  ],
  [
    'a cue for something unlikely gives way',
    { probabilities: likely(['pay', 0.9]), topics: ['gap'] },
    ['rest'],
    ['pay'],
    false,
  ],
  [
    'after nothing its own topics are read',
    { probabilities: likely(['pay', 0.9]), topics: ['gap'] },
    [],
    ['gap'],
    false,
  ],
  [
    'a role after rest is a new subject',
    { probabilities: likely(['rest', 0.9]), topics: ['pay'], role: NURSE },
    ['rest'],
    ['pay'],
    false,
  ],
  [
    'a place with no topic goes on',
    { topics: ['small talk'], place: 'Memphis', probabilities: likely(['small talk', 0.9]) },
    ['pay'],
    ['pay'],
    true,
  ],
  [
    '“what if” goes on whatever its words say',
    { topics: ['boundaries'], followUp: 'what if', probabilities: likely(['boundaries', 0.9]) },
    ['pay'],
    ['pay'],
    true,
  ],
  [
    '“more” that is not sure goes on',
    { topics: ['gap'], followUp: 'more', isTopicSure: false, probabilities: likely(['gap', 0.9]) },
    ['pay'],
    ['pay'],
    true,
  ],
  [
    'a correction that is not sure goes on',
    { topics: ['gap'], isCorrection: true, isTopicSure: false, probabilities: likely(['gap', 0.9]) },
    ['pay'],
    ['pay'],
    true,
  ],
])('%s', (_, given, before, topics, isSameTopic) => {
  expect(read(given, after(...before))).toEqual({ topics, isSameTopic })
})

test('a first message is read alone, and a bare role asks for the way to it', () => {
  expect(read({ topics: ['gap'] }, null)).toEqual({ topics: ['gap'], isSameTopic: false })
  expect(read({ role: NURSE }, null).topics).toEqual(['path'])
  const account = Array.from({ length: 7 }, () => 'tea')
  expect(read({ role: NURSE, words: account }, null).topics).toEqual([])
  expect(read({ role: NURSE, words: account, isStatement: false }, null).topics).toEqual(['path'])
})

const shown = (...topics: CoachTopic[]): CoachContext => ({
  ...after(...topics),
  shown: [{ id: 'x', isTried: false }],
})

test.each<[string, Partial<CoachMessage>, CoachTopic[], boolean]>([
  [
    'what was tried, and what is surely said beside it',
    { followUp: 'tried', topics: ['conflict'], probabilities: likely(['conflict', 0.95]) },
    ['pay', 'conflict'],
    true,
  ],
  [
    'what is only likely is none',
    { followUp: 'tried', topics: ['conflict'], probabilities: likely(['conflict', 0.94]) },
    ['pay'],
    true,
  ],
  [
    'thanks are none',
    { followUp: 'tried', topics: ['small talk'], probabilities: likely(['small talk', 0.99]) },
    ['pay'],
    true,
  ],
  [
    'what to write back is about what was shown',
    {
      text: 'what do i write back',
      topics: ['conflict'],
      probabilities: likely(['conflict', 0.9], ['pay', 0.1]),
    },
    ['pay'],
    true,
  ],
  [
    'unless it is surely about something else',
    {
      text: 'what do i write back',
      topics: ['conflict'],
      probabilities: likely(['conflict', 0.96], ['pay', 0.04]),
    },
    ['conflict'],
    false,
  ],
  [
    'who has lost heart is spoken to about what did not help',
    { text: 'why bother', topics: ['motivation'], probabilities: likely(['motivation', 0.99]) },
    ['pay'],
    true,
  ],
])('%s', (_, given, topics, isSameTopic) => {
  const message = { isTopicSure: false, ...given }
  expect(read(message, shown('pay'))).toEqual({ topics, isSameTopic })
})

test('what is surely about something else leaves the topic before, however much goes on from it', () => {
  const goingOn = new Map([['any', 9]])
  const topicsOf = (conflict: number) =>
    topicsInContext(
      goingOn,
      {
        ...SILENT,
        topics: ['conflict'],
        probabilities: likely(['conflict', conflict], ['pay', 1 - conflict]),
      },
      after('pay'),
      () => 0,
    ).topics
  expect(topicsOf(0.96)).toEqual(['conflict'])
  expect(topicsOf(0.94)).toEqual(['pay'])
})

test('after a question for a doctor what goes on is one too, unless it surely asks for something else', () => {
  const afterLimit = (given: Partial<CoachMessage>, goesOn: number) =>
    read(
      { topics: ['negotiation'], probabilities: likely(['negotiation', 1]), ...given },
      after('medical'),
      goesOn,
    ).topics
  expect(afterLimit({}, 0.5)).toEqual(['medical'])
  expect(afterLimit({}, 0.49)).toEqual(['negotiation'])
  expect(afterLimit({ chances: likely(['negotiation', 0.85]) }, 1)).toEqual(['negotiation'])
  expect(afterLimit({ chances: likely(['legal', 0.9]) }, 1)).toEqual(['medical'])
  expect(afterLimit({ place: 'Ohio' }, 1)).toEqual(['negotiation'])
})
