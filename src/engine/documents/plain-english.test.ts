import { expect, test } from 'vitest'
import { inPlainEnglish } from './plain-english.ts'

test.each([
  ['I am cooking since seven years', 'I have been cooking for seven years'],
  ['Chef since 5 years', 'Chef for 5 years'],
  ['I been there, we was four, I were in charge', 'I have been there, we were four, I was in charge'],
  ['I done the books and we seen it', 'I did the books and we saw it'],
  ['It would of failed', 'It would have failed'],
  ['Cut the stock, what saved €3,000', 'Cut the stock, which saved €3,000'],
  ['I have reduce the waste of 30 percent', 'I have reduced the waste by 30 percent'],
  ['I have experience with nine persons', 'I have experience with nine people'],
  ['3 of them is chef', '3 of them are chef'],
  ['the room what I set up', 'the room that I set up'],
  ['Have build up the lending', 'Have built up the lending'],
  ['Everything what they need', 'Everything that they need'],
  ['Was responsible of the move', 'Was responsible for the move'],
  ['He have dementia', 'He has dementia'],
  ['My side of the ward have no sores', 'My side of the ward has no sores'],
  [
    'I start a book and keep it, and the night wandering drop from 5 nights to 1',
    'I started a book and kept it, and the night wandering dropped from 5 nights to 1',
  ],
  ['Cooking for 80 children everyday and they like it', 'Cooking for 80 children every day and they like it'],
  ['Carried out by me: rewiring', 'Carried out rewiring'],
])('%j is %j', (written, plain) => {
  expect(inPlainEnglish(written)).toBe(plain)
})

test.each([
  'Chef since 2015',
  'I showed the team what I did',
  'I have access to the safe',
  'The team have no debts',
  'Helped the team grow by 5',
  'I made the price drop from 5 to 3',
  'The prices drop from 5 to 3 in May',
  'I start at five',
  'I have to give the keys back',
  'Have win-win deals',
  'everyday tasks of the ward',
  'We had 4 courses, what a year',
])('%j stays', text => {
  expect(inPlainEnglish(text)).toBe(text)
})
