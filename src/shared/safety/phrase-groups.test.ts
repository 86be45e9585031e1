import { expect, test } from 'vitest'
import { phraseGroups } from './phrase-groups.ts'
import { plainWords } from './plain-words.ts'

const read = (text: string) => {
  const { found, words } = phraseGroups(plainWords(text).trim().split(' '))
  return [words.join(' '), ...found]
}

test('what is read goes by the passage without its idioms, and says that there was one', () => {
  expect(read('It would be career suicide')).toEqual(['it would be', 'harmless'])
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
