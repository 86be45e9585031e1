import { expect, test } from 'vitest'
import { phraseGroups } from './phrase-groups.ts'
import { plainWords } from './plain-words.ts'

const read = (text: string) => {
  const { found, words } = phraseGroups(plainWords(text).trim().split(' '))
  return [words.join(' '), ...found]
}

test('what is read goes by the passage without its idioms, and says that there was one', () => {
  expect(read('It would be career suicide')).toEqual(['it would be', 'harmless'])
  expect(read('I know where all the bodies are buried')).toEqual(['i know', 'harmless'])
  expect(read('Death by PowerPoint again')).toEqual(['again', 'harmless'])
  expect(read('Career suicide, and I want to kill myself')).toEqual([
    '| and i want to kill myself',
    'certain',
    'explicit',
    'harmless',
  ])
  expect(read('Good soup today')).toEqual(['good soup today'])
  expect(read('I want to kill myself')).toEqual(['i want to kill myself', 'certain', 'explicit'])
})

test('a few words may stand between the parts of a phrase, but not as many as make another sentence', () => {
  expect(read('I want to jump in front of the next train')).toContain('composed')
  expect(read('I step off at the next bus stop and walk')).not.toContain('composed')
})

test.each([
  ['how do people kill themselves', 'certain'],
  ['I hate that I survived', 'certain'],
  ['i wish the attempt had worked', 'certain'],
  ['I will be dead by Christmas', 'certain'],
  ['I just sliced up my legs over a typo', 'certain'],
  ['Thoughts of self-injury after handover', 'certain'],
  ['cutting urges 8/10', 'certain'],
  ['is it normal to plan your own death on the commute', 'certain'],
  ['I attempted on Friday. No one knows.', 'certain'],
  ['thinking about jumping off the parking structure', 'composed'],
  ['he said by the time we read it he’d be dead', 'others'],
  ['a resident keeps asking me every evening to help her die', 'others'],
  ['he says he will be dead by the weekend', 'others'],
  ['my cousin already drank something to die', 'others'],
  ['no I don’t have suicidal thoughts', 'harmless'],
  ['not thinking of hurting myself or anything', 'harmless'],
  ['why does the check in ask if I want to hurt myself', 'harmless'],
  ['suicide doors on the old Lincoln', 'harmless'],
] as const)('%s: %s', (text, group) => {
  expect(read(text)).toContain(group)
})

test.each([
  'The phone will be dead by noon',
  'I sliced up my sandwich',
  'I attempted on Friday to call the bank',
  'How do people kill time here',
  'thoughts of a holiday',
])('%s: nothing certain', text => {
  expect(read(text)).not.toContain('certain')
})
