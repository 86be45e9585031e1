import { expect, test } from 'vitest'
import { readKnowledge } from '../../scripts/read-knowledge.ts'
import { joinSections } from './join-sections.ts'
import { skillPhrases } from './skill-phrases.ts'

test('the committed places are those of the committed skills', () => {
  const { bytes, places } = joinSections(skillPhrases(readKnowledge('skills.tsv')))
  expect(Buffer.compare(bytes, readKnowledge('skill-phrases.bin'))).toBe(0)
  expect(JSON.parse(Buffer.from(readKnowledge('skill-phrases.json')).toString()).sections).toEqual(places)
})

test('of each skill its name, its phrases and their marks are placed', () => {
  const table = new TextEncoder().encode('tGo\t~go|!golang tools\ns\tteam building\n')
  const { kind, nameStart, nameEnd, phraseStart, phraseEnd, form } = skillPhrases(table)
  const slice = (from = 0, to = 0) => new TextDecoder().decode(table.subarray(from, to))
  expect(Array.from(kind, letter => String.fromCharCode(letter))).toEqual(['t', 's'])
  expect([0, 1].map(at => slice(nameStart[at], nameEnd[at]))).toEqual(['Go', 'team building'])
  expect([0, 1, 2].map(at => slice(phraseStart[at], phraseEnd[at]))).toEqual([
    'go',
    'golang tools',
    'team building',
  ])
  expect([...form]).toEqual([3, 2, 4])
})
