import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { REWORDED } from './reworded-pairs.fixture.ts'

const engine = testEngine()
const MAX_REWORDED_POINTS = 5

test.each(
  REWORDED.flatMap(({ role, posting, strong, reworded }) =>
    reworded.map(other => ({ role, posting, strong, other, opening: other.slice(0, 40) })),
  ),
)('$role: the same facts in other words score the same within five points ($opening)', one => {
  const score = (resumeText: string) =>
    checkAts(engine, { resumeText, jobDescription: one.posting, targetRole: one.role }, '2026-11').atsScore
  expect(Math.abs(score(one.strong) - score(one.other))).toBeLessThanOrEqual(MAX_REWORDED_POINTS)
})
