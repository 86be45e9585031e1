import { expect, test } from 'vitest'
import { COACH_TOPICS, type CoachTopic } from '#shared/coach/coach-answer.ts'
import { followUpSigns, type SecondMessage, topicsAfter } from './follow-up-model.ts'

const SILENT: SecondMessage = {
  text: 'tea',
  words: Array.from({ length: 20 }, () => 'tea'),
  probabilities: new Map(),
  cueTopics: [],
  isStatement: true,
  role: null,
  place: null,
}
const second = (given: Partial<SecondMessage>): SecondMessage => ({ ...SILENT, ...given })
const signs = (given: Partial<SecondMessage>, before: CoachTopic[] = ['rest']) =>
  followUpSigns(second(given), before).filter(sign => sign !== 'any')

test.each<[Partial<SecondMessage>, string[]]>([
  [{}, []],
  [{ words: ['and', 'then', 'what'] }, ['up to 3 words', 'up to 6 words', 'up to 12 words']],
  [{ words: Array.from({ length: 12 }, () => 'tea') }, ['up to 12 words']],
  [{ text: 'But nobody knows' }, ['begins by joining']],
  [{ text: 'what about nights' }, ['what about']],
  [{ text: 'And in winter' }, ['begins by joining', 'what about']],
  [{ text: 'nobody wants that' }, ['it or that']],
  [{ text: 'She laughed' }, ['he, she or they']],
  [{ text: 'I’m at home' }, ['I or my']],
  [{ isStatement: false }, ['asks']],
  [{ role: { role: 'Nurse', code: '29-1141.00' } }, ['names a role']],
  [{ place: 'Boise' }, ['names a place']],
  [{ probabilities: new Map([['pay', 0.5]]) }, ['likely topic']],
  [{ probabilities: new Map([['pay', 0.49]]) }, []],
  [{ cueTopics: ['pay'] }, ['cue of another topic']],
  [{ cueTopics: ['rest'] }, ['cue of the topic before']],
])('of %j the signs are %j', (given, expected) => {
  expect(signs(given)).toEqual(expected)
})

test('what was answered before is a sign as well', () => {
  expect(signs({}, ['pay'])).toEqual(['before: about a role'])
  expect(signs({}, ['small talk'])).toEqual(['before: no task'])
})

test('each sign makes the topic before likelier by its weight', () => {
  const given = second({
    probabilities: new Map([
      ['pay', 0.6],
      ['rest', 0.3],
    ]),
    isStatement: false,
  })
  const ratio = (model: [string, number][]) => {
    const after = topicsAfter(new Map(model), given, ['rest'])
    return (after.get('rest') ?? 0) / (after.get('pay') ?? 0)
  }
  expect(ratio([])).toBeCloseTo(0.5, 6)
  expect(ratio([['any', 1]])).toBeCloseTo(0.5 * Math.E, 6)
  expect(
    ratio([
      ['any', 2],
      ['asks', -1],
    ]),
  ).toBeCloseTo(0.5 * Math.E, 6)
  expect(ratio([['own words', 2]])).toBeCloseTo(0.25, 6)
})

test('where no word is known any other topic is as likely', () => {
  const after = topicsAfter(new Map([['any', Math.log(COACH_TOPICS.length - 1)]]), SILENT, ['rest'])
  expect(after.get('rest')).toBeCloseTo(0.5, 6)
  expect(after.get('pay')).toBeCloseTo(0.5 / (COACH_TOPICS.length - 1), 6)
})
