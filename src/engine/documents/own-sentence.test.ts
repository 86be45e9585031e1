import { expect, test } from 'vitest'
import { isOwnSentence } from './own-sentence.ts'

test.each([
  'I kept the books',
  'Reports are checked by me',
  'Rye bread won silver at the fair',
  'That turned into a shop',
  'They now use it daily',
  'When the scheduler left they had nobody so I did the run sheets',
  'For the export department I wrote 40 offers',
  'Then a story hour, winters only, went from 4 kids to 28',
  'The kitchen, which I ran alone, served 90 covers',
])('%j has its subject', text => {
  expect(isOwnSentence(text)).toBe(true)
})

test.each([
  'Kept the books that I found',
  'No accidents on the teams I ran',
  'When in doubt, ask',
  'With a till I built in 2019',
  'That shop in the yard',
  'A story hour, winters only, for 28 kids',
  'The kitchen, which I ran alone, for 90 covers',
  'Was in charge of the yard',
])('%j has none', text => {
  expect(isOwnSentence(text)).toBe(false)
})
