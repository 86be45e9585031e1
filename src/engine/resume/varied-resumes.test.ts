import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

/** Résumés as different people lay theirs out, each with what a careful reader finds above a line of "=". */
const RESUMES = [
  'headings',
  'forms',
  'people',
  'points',
  'pages',
  'templates',
  'orders',
  'schools',
  'not-jobs',
  'odd-names',
  'employers',
  'tables',
].flatMap(file =>
  readFileSync(join(import.meta.dirname, 'varied', `${file}.txt`), 'utf8')
    .split(/^#### /mu)
    .slice(1)
    .map((entry): [string, string[], string] => {
      const [head = '', text = ''] = entry.split(/^===\n/mu)
      const [title = '', ...expected] = head.trim().split('\n')
      return [title, expected, text]
    }),
)

test.each(RESUMES)('%s', (_, expected, text) => {
  const { basics, work, education } = readResumeFacts(text)
  expect([
    `name: ${basics.name}`,
    ...work.map(
      ({ position, name, startDate, endDate, current }) =>
        `job: ${position} | ${name} | ${startDate} | ${current ? 'now' : endDate}`,
    ),
    ...education.flatMap(({ institution }) => (institution ? [`school: ${institution}`] : [])),
  ]).toEqual(expected)
})
