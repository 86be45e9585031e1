import { expect, test } from 'vitest'
import { checkReply } from './check-reply.ts'
import type { Fact } from './fact.ts'
import { indexFacts } from './fact-index.ts'

const FACTS: Fact[] = [
  {
    source: 'person',
    label: 'Résumé',
    text: 'Call me at 212-555-0142. I cut the waiting time from 40 to 25 minutes.',
  },
  {
    source: 'person',
    label: 'Profile',
    text: 'Nurse at General Hospital from 2016 to 2024. The ward grew from 18 to 26 beds.',
  },
]
const index = indexFacts(FACTS)
const reasonsOf = (reply: string) => checkReply(reply, index, 'person').removed.map(({ reason }) => reason)

test.each([
  ['Call me at 212-555-0142.', []],
  ['Call me at 212-555-0143.', ['phone']],
  ['I cut the waiting time from 40 to 25 minutes.', []],
  ['I raised the waiting time from 25 to 40 minutes.', ['reversed']],
  ['The ward went from 26 to 18 beds.', ['reversed']],
  ['The ward grew from 18 to 26 beds.', []],
])('“%s” is judged by the facts: %j', (reply, reasons) => {
  expect(reasonsOf(reply)).toEqual(reasons)
})

test('figures of two sentences have no order that a reply could turn', () => {
  const text = 'The old ward had 30 beds. Since the last spring my ward has 20 beds. I lead both.'
  const facts = indexFacts([{ source: 'person', label: 'Résumé', text }])
  expect(checkReply('The ward went from 20 to 30 beds.', facts, 'person').removed).toEqual([])
})

test('a figure of one role is not told of another', () => {
  const text = 'Nurses earn $97,550 a year. Paralegals earn $62,890 a year.'
  const facts = indexFacts([{ source: 'engine', label: 'Pay', text }])
  const reasons = (reply: string) => checkReply(reply, facts, 'person').removed.map(({ reason }) => reason)
  expect(reasons('Paralegals earn $62,890 a year.')).toEqual([])
  expect(reasons('Nurses earn $62,890 a year.')).toEqual(['swapped'])
  expect(reasons('Nurses earn $97,550 and paralegals $62,890.')).toEqual([])
})
