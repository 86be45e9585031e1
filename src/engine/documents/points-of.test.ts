import { expect, test } from 'vitest'
import { MAX_POINT_CHARS, pointsOf } from './points-of.ts'

test.each([
  ['Washed 40 cars a day. Trained two starters.', ['Washed 40 cars a day.', 'Trained two starters.']],
  ['Redesigned the form. Errors fell by half.', ['Redesigned the form. Errors fell by half.']],
  ['Built a booking page. It now serves 40 shops.', ['Built a booking page. It now serves 40 shops.']],
  ['Wrote the plan. There were no accidents since.', ['Wrote the plan. There were no accidents since.']],
  [
    'Cooked for 24 men. There were three men with allergies, so I made a card system.',
    ['Cooked for 24 men.', 'There were three men with allergies, so I made a card system.'],
  ],
  ['Stock control: cut losses by 12%', ['Cut losses by 12%']],
  ['Stock control: shelves and yard', ['Stock control: shelves and yard']],
  ['New starters: showed 14 of them the ropes', ['Showed 14 new starters the ropes']],
  ['Result: cut losses by 12%', ['Result: cut losses by 12%']],
  ['Warning: ignored 3 red lights', ['Warning: ignored 3 red lights']],
  ['Beds made: 22 a shift, none sent back', ['22 beds made a shift, none sent back']],
  ['Boilers serviced: 120 in 2023', ['120 boilers serviced in 2023']],
  ['Thanked by Sgt. Maj. Rao for the radio log', ['Thanked by Sgt. Maj. Rao for the radio log']],
  [
    'Conveyancing files: opened and closed about 150 a year',
    ['Opened and closed about 150 conveyancing files a year'],
  ],
  ['Precedent bank: rebuilt, 90 documents', ['Rebuilt the precedent bank, 90 documents']],
  ['GDPR register: sole charge', ['sole charge of the GDPR register']],
  ['Languages spoken: 3', ['3 languages spoken']],
  ['Shifts: 3 a week', ['Shifts: 3 a week']],
  ['Served approx. 40 guests with Dr. Lee', ['Served approx. 40 guests with Dr. Lee']],
  ['Built the calendar; avail. 71% up to 86%', ['Built the calendar; avail. 71% up to 86%']],
  ['Kept the fleet avail. Trained 4 drivers.', ['Kept the fleet avail.', 'Trained 4 drivers.']],
  ['Opened at 5 a.m. Trained two bakers.', ['Opened at 5 a.m.', 'Trained two bakers.']],
  ['Kept the books. Yard jockey, Maxon Foods, 2021. Moved trailers.', ['Kept the books.']],
  ['Kept the books. Since 2020 I work in a ward. Bathed patients.', ['Kept the books.']],
  ['Since 2020 I work in a ward', []],
  ['Since 2020 I have led the ward', ['Since 2020 I have led the ward']],
  ['Hobbies: chess', []],
])('%j is %j', (line, points) => {
  expect(pointsOf(line)).toEqual(points)
})

test('sentences are not joined beyond what a letter can hold', () => {
  const deed = `Built a page ${'for the shops of the town '.repeat(10)}and more.`
  const points = pointsOf(`${deed} It now serves 40 shops of the town and its villages.`)
  expect(points).toHaveLength(2)
  expect(Math.max(...points.map(point => point.length))).toBeLessThan(MAX_POINT_CHARS)
})
