import { expect, test } from 'vitest'
import { ownSkills } from './own-skills.ts'

test.each([
  [
    ['iTrent', 'advanced Excel. Shy of presentations'],
    ['iTrent', 'advanced Excel'],
  ],
  [['Python', 'EDU', 'BTEC IT', 'Nettle College'], ['Python']],
  [['Excel', 'on telephone is difficult for me'], ['Excel']],
  [['SQL', 'Linux so-so', 'French (rusty)'], ['SQL']],
  [
    ['Public speaking: hate it', 'Node.js', 'C. difficile testing'],
    ['Node.js', 'C. difficile testing'],
  ],
  [['born 1987', '2017', 'Word 2016'], ['Word 2016']],
])('of %j a letter may name %j', (written, own) => {
  expect(ownSkills(written)).toEqual(own)
})
