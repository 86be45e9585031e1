import { expect, test } from 'vitest'
import { wordRoot } from './word-root.ts'

test.each([
  'Negotiated negotiation negotiates negotiating negotiator',
  'Mentored mentoring mentors mentor',
  'Welded welding welder weld',
  'analyzed analysed analysis analyst analysing analytics',
  'supervised supervision supervisor supervise supervising',
  'led leading leader leadership',
  'taught teaching teacher teach',
  'operates operated operating operation operator',
  'organised organized organisation organization organiser',
  'certified certification certificate certify',
  'registered registration register',
  'administered administration administrator administrative',
  'installed installation installer installs',
  'planned planning planner plan plans',
  'policies policy',
  'licence licensed license licensure',
  'haematology hematology',
  'anaesthesia anesthesia',
  'maintained maintenance maintain maintaining',
  'rotate rotation rotating',
  'applied application apply applies',
])('%s have one root', words => {
  expect(new Set(words.split(' ').map(wordRoot)).size).toBe(1)
})

test.each([
  ['police', 'policy'],
  ['car', 'care'],
  ['community', 'communication'],
  ['engine', 'engineer'],
  ['organ', 'organize'],
  ['office', 'officer'],
  ['opera', 'operate'],
  ['universe', 'university'],
])('%s and %s are two words', (one, other) => {
  expect(wordRoot(one)).not.toBe(wordRoot(other))
})

test('short words, names with digits and endless words stay as they are', () => {
  expect(wordRoot('SQL')).toBe('sql')
  expect(wordRoot('410A')).toBe('410a')
  expect(wordRoot('bees')).toBe('bee')
  expect(wordRoot('x'.repeat(41))).toHaveLength(41)
  expect(wordRoot(`${'x'.repeat(40)}s`)).toHaveLength(41)
  expect(wordRoot(`${'x'.repeat(39)}s`)).toHaveLength(39)
})
