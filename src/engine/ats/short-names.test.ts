import { expect, test } from 'vitest'
import { joinedWords, licenseClassKeys, nicknameKeys, pairKeys, saidNicknames } from './short-names.ts'

test.each([
  ['After Effects', 'Titles I build in AE'],
  ['DaVinci Resolve', 'color I finish in Resolve'],
  ['Premiere Pro', 'cut in Premiere'],
])('%s is known again in "%s"', (name, line) => {
  expect(saidNicknames(line).some(key => nicknameKeys(name).includes(key))).toBe(true)
})

test.each([
  ['Google Analytics', 'reports in Adobe Analytics'],
  ['Google Analytics', 'reports in Analytics'],
  ['DaVinci Resolve', 'Resolve complaints within a day'],
  ['DaVinci Resolve', 'asked to resolve complaints'],
  ['After Effects', 'After work I paint'],
  ['Excel', 'work in XL'],
])('%s is not known in "%s"', (name, line) => {
  expect(saidNicknames(line).some(key => nicknameKeys(name).includes(key))).toBe(false)
})

test.each([
  ['category D licence', ['l:d']],
  ['Licence: full D, no points', ['l:d']],
  ["Driver's licence class 5, nothing on the abstract", ['l:5']],
  ['Class A license', ['l:a']],
  ['A clean license', []],
  ['full D flat', []],
])('the classes of "%s" are %j', (text, keys) => {
  expect(licenseClassKeys(text)).toEqual(keys)
})

test('a hyphen parts one word', () => {
  expect(joinedWords('Trained in lock-out/tag-out')).toEqual([
    { whole: 'lockout', parts: ['lock', 'out'] },
    { whole: 'tagout', parts: ['tag', 'out'] },
  ])
  expect(joinedWords('state-of-the-art')).toEqual([])
})

test.each([
  ['M&H, 2025', ['p:mh']],
  ['moving and handling', ['p:mh']],
  ['health & safety', ['p:hs']],
  ['R&D budget', ['p:rd']],
  ['as I and others', []],
])('the pairs of “%s” are %j', (text, keys) => {
  expect(pairKeys(text).map(({ key }) => key)).toEqual(keys)
})
