import { expect, test } from 'vitest'
import { postingLines } from './posting-sections.ts'

const partsOf = (posting: string) =>
  postingLines(posting).map(({ part, text }) => `${part}: ${text.trim().slice(0, 24)}`)

test.each([
  'On most days you fit kitchens in a pair.',
  'The glazier we are after measures and cuts glass.',
  'Key duties include stock counts and price labels.',
  'Feeding and grooming forty horses is the job.',
  'It is a small yard, and you will groom the ponies.',
  'Some guests are frail so you would be helping them up the stairs.',
  'The incumbent shall maintain the registers.',
  'He or she will weigh and label samples.',
])('prose about the work is a duty: %s', sentence => {
  expect(postingLines(`Assistant\n\n${sentence}`).at(-1)?.part).toBe('duty')
})

test('what the person does goes on after "who"', () => {
  expect(
    partsOf('Kelp Bank is hiring a teller who counts cash, opens accounts and answers letters.'),
  ).toEqual(['other: Kelp Bank is hiring a te', 'duty: counts cash, opens accou'])
})

test('a list after a colon goes on behind its semicolons, whatever letter it begins with', () => {
  expect(partsOf('We ask for: two years at sea; Diploma in Seamanship; a steady hand.')).toEqual([
    'must: We ask for: two years at',
    'must: Diploma in Seamanship;',
    'must: a steady hand.',
  ])
})

test('in a summary a list of duties goes on behind its semicolons', () => {
  expect(partsOf('The role\nHe or she will weigh samples; enumerate yeasts; and follow the plan.')).toEqual([
    'summary: The role',
    'duty: He or she will weigh sam',
    'duty: enumerate yeasts;',
    'duty: and follow the plan.',
  ])
})

test('what stands behind the pay in its line is offered', () => {
  expect(partsOf('€19 per hour. Dogs at the counter. You must hold a permit.')).toEqual([
    'benefit: €19 per hour.',
    'benefit: Dogs at the counter.',
    'must: You must hold a permit.',
  ])
})

test('a building that ships goods, and a line of reporting, are no duty', () => {
  expect(partsOf('Our 9,000 sq. ft. building ships toys.')).not.toContain('duty: building ships toys.')
  expect(partsOf('Reporting to the Director, the Controller is a member of the board.')[0]).not.toMatch(
    /^duty/,
  )
})
