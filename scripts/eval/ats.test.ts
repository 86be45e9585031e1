import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAts } from '#engine/ats/check-ats.ts'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import { testEngine } from '#tests/test-engine.ts'
import { evaluateAts } from './ats.ts'
import { type AtsCase, atsCases } from './ats-case.ts'
import { isMet } from './measure.ts'
import { WRITTEN_HALVES } from './read-set.ts'

const engine = testEngine()
const cases = atsCases('dev')
const check = ({ posting, targetRole }: AtsCase, resumeText: string) =>
  checkAts(engine, { resumeText, jobDescription: posting, targetRole }, '2026-11')
const score = (one: AtsCase, resumeText: string) => check(one, resumeText).atsScore
const nextOf = (one: AtsCase) => cases[(cases.indexOf(one) + 1) % cases.length] ?? one

// The others are measured by npm run eval.
test('the first and the last measured half of postings reach every measure', () => {
  expect(evaluateAts(engine, ['dev', 'held-out-3']).filter(measure => !isMet(measure))).toEqual([])
})

test('another writer of the same facts moves the score by five points at most, in every field', () => {
  const apart = WRITTEN_HALVES.flatMap(atsCases).filter(
    one => Math.abs(score(one, one.resumes.strong) - score(one, one.resumes.reworded)) > 5,
  )
  expect(apart.map(({ name }) => name)).toEqual([])
})

describe.each(cases)('$name', one => {
  const strong = score(one, one.resumes.strong)
  const weak = check(one, one.resumes.weak)

  test('any of the missing keywords, in a list, gain a third of the way to the strong résumé at most', () => {
    const most = weak.atsScore + (strong - weak.atsScore) / 3 + 1
    const keywords = [...weak.keywordAnalysis.missingKeywords, ...one.requirements.map(({ label }) => label)]
    fc.assert(
      fc.property(
        fc.subarray(keywords, { minLength: 1 }),
        fc.constantFrom(', ', ' | ', '\n', ' • '),
        (listed, separator) => {
          const resume = `${one.resumes.weak.trimEnd()}\n\nSkills\n${listed.join(separator)}\n`
          expect(score(one, resume)).toBeLessThanOrEqual(most)
        },
      ),
      { numRuns: 6 },
    )
  })

  test('no edits that the check offers lift an unrelated résumé above 25', () => {
    const unrelated = nextOf(one).resumes.strong
    const { fixes } = check(one, unrelated)
    const edits = fixes.flatMap(({ edit }) => (edit ? [edit] : []))
    fc.assert(
      fc.property(fc.subarray(edits), chosen => {
        // From the last line up, so that no edit moves the lines of the next.
        const edited = [...chosen]
          .sort((a, b) => b.line - a.line)
          .reduce((text, edit) => applyAtsEdit(text, edit), unrelated)
        expect(score(one, edited)).toBeLessThanOrEqual(25)
      }),
      { numRuns: 6 },
    )
  })

  test('the keywords of the posting under “Skills” earn an unrelated résumé nothing; where they would, they are named as risks', () => {
    const unrelated = nextOf(one).resumes.strong
    const before = check(one, unrelated)
    const listed = before.keywordAnalysis.missingKeywords
    const after = check(one, `${unrelated.trimEnd()}\n\nSkills\n${listed.join(', ')}\n`)
    expect(after.atsScore).toBeLessThanOrEqual(25)
    // A list of whole clauses is no list of skills: it earns nothing without a word about it.
    if (after.atsScore > before.atsScore) expect(after.risks.length).toBeGreaterThan(before.risks.length)
  })

  test('the same facts in other words move the score by five points at most', () => {
    expect(Math.abs(strong - score(one, one.resumes.reworded))).toBeLessThanOrEqual(5)
  })

  test('a line that shows a missing requirement in the newest job earns what its fix promises', () => {
    const firstBullet = one.resumes.strong.split('\n').findIndex(line => /^\s*[-•*]/u.test(line))
    for (const { label, kind, met } of check(one, one.resumes.strong).requirements) {
      if (met !== 'missing' || (kind !== 'phrase' && kind !== 'skill')) continue
      const fix = check(one, one.resumes.strong).fixes.find(({ problem }) => problem.startsWith(label))
      const shown = applyAtsEdit(one.resumes.strong, {
        line: firstBullet + 1,
        remove: 0,
        insert: [`- ${label}, for a team of four over two years`],
      })
      expect(Math.abs(score(one, shown) - strong - (fix?.gain ?? 0))).toBeLessThanOrEqual(2)
    }
  })
})
