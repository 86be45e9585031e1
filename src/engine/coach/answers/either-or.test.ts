import { expect, test } from 'vitest'
import { answerChoice, choiceIn } from './either-or.ts'

test.each([
  [
    'should i get a six sigma green belt or just finish my associates',
    'learning',
    'get a six sigma green belt',
    'finish my associates',
  ],
  ['do i go to my lead or talk to him first', 'people', 'go to my lead', 'talk to him'],
  [
    'so should i switch to becker or just do a different section first',
    'exam',
    'switch to becker',
    'do a different section',
  ],
])('“%s” weighs two things', (text, kind, first, second) => {
  expect(choiceIn(text, null)).toEqual({ kind, first, second })
})

test('“which one first” is about the two before, and both are named', () => {
  const before = 'should i get a pmp or an mba'
  const choice = choiceIn('which one first if i want ops manager', before)
  expect(choice).toEqual({ kind: 'learning', first: 'get a pmp', second: 'an mba' })
  expect(choiceIn('and the pay?', before)).toBeNull()
  const answer = choice && answerChoice(choice)
  for (const text of [answer?.paragraphs[0], answer?.again?.[0]]) {
    expect(text).toContain('**get a pmp**')
    expect(text).toContain('**an mba**')
  }
})

test.each([
  // The stay and the move, and two offers, have figures.
  'Should I stay or leave my job?',
  'should i take the offer for 60k or the other one at school for 55k',
  'should i wear a tie or not',
])('“%s” is answered otherwise', text => {
  expect(choiceIn(text, null)).toBeNull()
})
