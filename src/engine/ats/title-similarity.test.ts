import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { resumeLines } from '#engine/resume/resume-lines.ts'
import { testEngine } from '#tests/test-engine.ts'
import { titleSimilarity } from './title-similarity.ts'

const engine = testEngine()
const RESUME = 'Ann Lee\n\nExperience\nTeaching Assistant, Foo School, 2018 - 2022\n- Helped'
const similarityTo = (role: string) =>
  titleSimilarity(engine, resumeLines(RESUME), readResumeFacts(RESUME), new Set(), {
    role,
    titleSimilarities: new Map(),
  })

test('an assistant of a trade is less than one who has it, but no less than another assistant', () => {
  expect(similarityTo('Teaching Assistant')).toBe(1)
  expect(similarityTo('School Aide')).toBeGreaterThan(0.6)
  expect(similarityTo('Teacher')).toBeLessThan(0.5)
})

test.each([
  ['PT, Gym One, 2018 - 2022', 'Personal Trainer', true],
  ['Driver, Westlink Buses, 2018 - 2022', 'Bus Driver', true],
  ['Pastry Chef, Hotel Nord, 2018 - 2022', 'Pastry Chef, Doha', true],
  ['Driver, Hale Bakery, 2018 - 2022', 'Bus Driver', false],
])('“%s” has held the role of %s: %s', (job, role, isHeld) => {
  const resume = `Ann Lee\n\nExperience\n${job}\n- Helped`
  const similarity = titleSimilarity(engine, resumeLines(resume), readResumeFacts(resume), new Set(), {
    role,
    titleSimilarities: new Map(),
  })
  expect(similarity === 1).toBe(isHeld)
})
