import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phraseKey } from '#engine/text/tokens.ts'
import { findSkillSpans } from './find-skills.ts'
import { loadSkillLexicon } from './load-skill-lexicon.ts'

const lexicon = loadSkillLexicon(name => readFileSync(new URL(`../../../knowledge/${name}`, import.meta.url)))

test('the lexicon holds the size it was built with', () => {
  expect(lexicon.size).toBeGreaterThan(30_000)
  expect(lexicon.phrases.size).toBeGreaterThan(40_000)
})

test('every phrase is stored under the key it is looked up by', () => {
  for (let at = 0; at < lexicon.phrases.size; at++) {
    const key = lexicon.phrases.text(at)
    expect(phraseKey(key)).toBe(key)
    expect(lexicon.phrases.find(key)).toBe(at)
  }
})

test('a skill with relations is found by its own name, alone on a line', () => {
  for (const concept of [...lexicon.impliedSkills.keys(), ...lexicon.similarSkills.keys()]) {
    const name = lexicon.name(concept)
    expect({
      name,
      found: findSkillSpans(lexicon, `Skills\n${name}\n`).map(one => lexicon.name(one.concept)),
    }).toEqual({ name, found: [name] })
  }
})

test('no name is told in a sentence', () => {
  for (let at = 0; at < lexicon.size; at++) expect(lexicon.name(at)).not.toMatch(/[.!?] \p{Lu}/u)
})
