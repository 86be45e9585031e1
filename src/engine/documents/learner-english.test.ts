import { expect, test } from 'vitest'
import { withoutLearnersForms } from './learner-english.ts'

test.each([
  ['For the opera I have sew 38 costumes', 'For the opera I have sewn 38 costumes'],
  ['I have made also 11 dresses', 'I have also made 11 dresses'],
  ['together with two colleague', 'together with two colleagues'],
  [
    'Taught three young seamstress, two child and 12 family',
    'Taught three young seamstresses, two children and 12 families',
  ],
  ['around 50 pieces in week', 'around 50 pieces a week'],
  ['Taught 7 new colleague how to clean', 'Taught 7 new colleagues how to clean'],
  ['Helped in 400 operations like instrument nurse', 'Helped in 400 operations as an instrument nurse'],
  ['from 9 to 2 in year', 'from 9 to 2 a year'],
  ['In 2019 I have developed a pattern', 'In 2019 I developed a pattern'],
  ['3 dresses, in average, each friday', '3 dresses, on average, each Friday'],
  ['Use AutoCAD all days', 'Use AutoCAD every day'],
  ['in less as twenty seconds', 'in less than twenty seconds'],
  ['Responsible to plan the rota', 'Responsible for planning the rota'],
  [
    'I worked ten years in a theatre like costume maker',
    'I worked ten years in a theatre as a costume maker',
  ],
  ['I am engineer of roads', 'I am an engineer of roads'],
])('%j is %j', (written, right) => {
  expect(withoutLearnersForms(written)).toBe(right)
})

test.each([
  'I have work experience in three schools',
  'Ran a two day course and a three year plan',
  'Trained 12 patient transport staff',
  'Finished 20 houses in week 3',
  'I am head of a ward',
  'Responsible to the director',
  'Worked like mad',
  'I have access to the safe',
])('%j stays', text => {
  expect(withoutLearnersForms(text)).toBe(text)
})
