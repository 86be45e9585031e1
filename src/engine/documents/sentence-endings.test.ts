import { expect, test } from 'vitest'
import { fullSentence } from './full-sentence.ts'

test.each([
  ['Picking 185 items an hour, 99.6% correct', 'I picked 185 items an hour, 99.6% of them correct.'],
  [
    'made an Excel sheet for shift rota, saves manager about 3 hours every week',
    'I made an Excel sheet for shift rota, which saves the manager about 3 hours every week.',
  ],
  ['Saves manager about 3 hours every week', 'I saved the manager about 3 hours every week.'],
  [
    'I ran the Instagram account, 400 to 1,350 followers',
    'I ran the Instagram account, growing it from 400 to 1,350 followers.',
  ],
  [
    'Ran the waiting list (90 to 40 members)',
    'I ran the waiting list, bringing it from 90 down to 40 members.',
  ],
  ['Drove the van, 10 to 15 drops a day', 'I drove the van, with 10 to 15 drops a day.'],
  ['Looked after two children, three evenings a week', 'I looked after two children, three evenings a week.'],
  ['In surgical ward with 28 beds', 'I worked in a surgical ward with 28 beds.'],
  ['In old people’s homes', 'I worked in old people’s homes.'],
  ['In charge of the ward', 'I was in charge of the ward.'],
])('%j is told as %j', (point, sentence) => {
  expect(fullSentence(point, false)).toBe(sentence)
})

test.each([
  [
    'Manchester triage, up to 40 patients a shift',
    'My work included Manchester triage, with up to 40 patients a shift.',
  ],
  [
    'Preceptor to 12 undergraduate nursing students',
    'I was a preceptor to 12 undergraduate nursing students.',
  ],
  ['Dementia friend', 'I was a dementia friend.'],
  ['As dementia friend', 'I worked as a dementia friend.'],
  ['Allergen matrix for 60 dishes', 'My work included the allergen matrix for 60 dishes.'],
  ['Friend groups of 12 children', 'My work included friend groups of 12 children.'],
  ['Taught swimming to 30 children x3 a week', 'I taught swimming to 30 children three times a week.'],
  ['Maintained vehicles x3', 'I maintained vehicles three times.'],
  ['Ran pastry section of 3', 'I ran a pastry section of 3.'],
])('a role, a thing and a count have their words: %j', (point, sentence) => {
  expect(fullSentence(point, false)).toBe(sentence)
})
