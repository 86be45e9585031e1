import { expect, test } from 'vitest'
import { isPrivate, withoutNames } from './private-things.ts'

test.each([
  'Married, two children',
  'single mother since 2015',
  '36 years old, smoker',
  'Status: divorced',
  'My husband moved to Leeds',
  'Mother of three',
  'Maternity leave 2019',
  'Looking after my mother at home',
  'Left for family reasons',
  'I had a hernia in 2019',
  'Stopped because of a bad back',
  'Break for health reasons',
  'Sober since 2018',
  'Diagnosed with ADHD',
  'Lost two fingers in the press',
  'My knees hurt',
  'because my mother Gudrun is ill',
  'Date of birth: 1 May 1980',
  'Religion: Catholic',
  'Born in Gdansk',
  'Twins were brought up',
  'He fled in August 2021',
  'My mother was nursed until her death',
])('%j is private', text => {
  expect(isPrivate(text)).toBe(true)
})

test.each([
  'Married two databases into one',
  'Cared for patients after a hip operation',
  'Clients in recovery, 14 a week',
  'Covered parental leave of two colleagues',
  'Looking after the children of 12 families',
  'My back office team of six',
  'Lost property desk',
  'Health and safety officer',
  'Single point of contact for 20 schools',
  'Modern and orthodox church music',
])('%j is not', text => {
  expect(isPrivate(text)).toBe(false)
})

test.each([
  ['Asked by the principal, Fr. Jobin Areekkal, to train staff', 'Asked by the principal to train staff'],
  ['Helped her supervisor (Glenda Roussin) with rotas', 'Helped her supervisor with rotas'],
  ['Stood in for manager John Pickles', 'Stood in for manager'],
  ['Built it together with Prof. Anna Kessler', 'Built it'],
  ['Put up lights with Kev Marsden', 'Put up lights'],
  ['Under chef Paul Renner cooked for 90', 'cooked for 90'],
  ['Learned it off my daughter Kaylee', 'Learned it off my daughter'],
  ['Assisted Dr. Mara Okello', null],
  ['Boat sold by cousin Wladimir', null],
  ['Reference: Ms Hill', null],
  ['Ran trials with Novo Nordisk in Leeds', 'Ran trials with Novo Nordisk in Leeds'],
  ['Sold tools to the head office of Marks Holdings', 'Sold tools to the head office of Marks Holdings'],
  ['Trained 12 nurses, all passed', 'Trained 12 nurses, all passed'],
  ['Uncle of none, trained 12 nurses', 'Uncle of none, trained 12 nurses'],
  ['Commended by Governor Lennard Coyle', null],
  ['Praised by Sgt. Dwyle for the log', null],
])('%j without names is %j', (point, told) => {
  expect(withoutNames(point, 'Ana Ruiz')).toBe(told)
})

test('the writer’s own name is no other person’s', () => {
  expect(withoutNames('Ms Ruiz taught year 5', 'Ana Ruiz')).toBe('Ms Ruiz taught year 5')
})
