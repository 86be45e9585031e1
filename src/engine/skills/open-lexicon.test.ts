import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phraseKey } from '#engine/skills/atoms.ts'
import { findMatches } from './find-skills.ts'
import { openLexicon } from './open-lexicon.ts'

const lexicon = openLexicon(name => readFileSync(new URL(`../../../knowledge/${name}`, import.meta.url)))

test('the lexicon holds the size it was built with', () => {
  expect(lexicon.names.length).toBeGreaterThan(30_000)
  expect(lexicon.forms.size).toBeGreaterThan(40_000)
  expect(lexicon.kinds.length).toBe(lexicon.names.length)
})

test('every phrase is stored under the key it is looked up by', () => {
  for (const key of lexicon.forms.keys()) expect(phraseKey(key)).toBe(key)
})

test('a skill with relations is found by its own name, alone on a line', () => {
  for (const concept of [...lexicon.implied.keys(), ...lexicon.near.keys()]) {
    const name = lexicon.names[concept] ?? ''
    expect({
      name,
      found: findMatches(lexicon, `Skills\n${name}\n`).map(one => lexicon.names[one.concept]),
    }).toEqual({ name, found: [name] })
  }
})

test('no name is told in a sentence', () => {
  for (const name of lexicon.names) expect(name).not.toMatch(/[.!?] \p{Lu}/u)
})
