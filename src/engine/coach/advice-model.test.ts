import { expect, test } from 'vitest'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { adviceFeatures, adviceProbabilities, readAdviceModel, writeEntries } from './advice-model.ts'
import { cueWords } from './cue.ts'

const { advice, adviceModel, wordGroups } = testEngine().coachTables()

const bestFor = (message: string, topic: string) => {
  const rows = advice.flatMap((line, row) => (line.topic === topic ? [row] : []))
  const likely = adviceProbabilities(adviceModel, adviceFeatures(cueWords(message), wordGroups), rows)
  return advice[rows[likely.indexOf(Math.max(...likely))] ?? -1]?.id
}

// None of these stands in coach-advice-messages.tsv.
test.each([
  ['my supervisor put her own name on the report i wrote', 'conflict', 'conflict-credit-boss'],
  ['the people on the shift before us always leave a mess for us', 'conflict', 'conflict-handover'],
  ['i lent a coworker money and she is not paying me back', 'boundaries', 'bound-money'],
  ['our new software takes twice as many clicks for everything', 'workload', 'load-new-system'],
  ['i fell asleep at a red light driving home', 'rest', 'rest-safety'],
  ['should i mention my criminal record on my resume', 'resume', 'res-record'],
  ['my visa depends on this job and i only have 60 days', 'job loss', 'loss-visa'],
])('%s', (message, topic, id) => expect(bestFor(message, topic)).toBe(id))

test('probabilities of the lines asked for sum up to one, whatever the words', () => {
  for (const words of [[], ['boss'], ['qzx']]) {
    const likely = adviceProbabilities(adviceModel, adviceFeatures(words, wordGroups), [3, 9, 20])
    expect(likely).toHaveLength(3)
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  }
})

test('entries are read as they were written', () => {
  const written = writeEntries(
    new Map([
      [512, 0.5],
      [7, 1],
    ]),
  )
  const table = `feature\tentries\nboss\t${written}\n`
  const read = readAdviceModel(() => new TextEncoder().encode(table)).get('boss')
  expect([...(read ?? [])]).toEqual([
    [7, 1],
    [512, 0.5],
  ])
})

test('each line has messages, and what comes next; only one line of a topic is for any message', () => {
  const messages = new TextDecoder().decode(testKnowledge('tables/coach-advice-messages.tsv'))
  for (const { id, tried } of advice) {
    expect(messages, id).toContain(`\n${id}\t`)
    expect(tried, id).not.toBe('')
  }
  const general = advice.filter(({ isGeneral }) => isGeneral).map(({ topic }) => topic)
  expect(new Set(general).size).toBe(general.length)
})
