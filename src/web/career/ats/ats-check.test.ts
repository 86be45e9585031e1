// @vitest-environment node
import { expect, test } from 'vitest'
import type { AtsFix, AtsResult } from '#shared/career/ats-result.ts'
import { adviceOf, isNoPosting, markedLines, type Requirement, splitAtWords } from './ats-check.ts'

test('each sentence of advice stands beside its fix; a list that was worded anew in another length has none', () => {
  const fixes = [
    fix('coverage', null, 7),
    fix('parseability', 2, 3),
    fix('coverage', 4, 2),
    fix('stuffing', 5, 1),
  ]
  const result = resultOf({
    fixes,
    formattingIssues: ['Line 2: dates'],
    specificImprovements: ['Say HIPAA'],
    optimizedSuggestions: ['Line 4: show it', 'Line 5: less of it'],
  })
  const gains = (advice: { fix: AtsFix | undefined }[]) => advice.map(one => one.fix?.gain)
  const { formatting, improvements, suggestions } = adviceOf(result)
  expect([gains(formatting), gains(improvements), gains(suggestions)]).toEqual([[3], [7], [2, 1]])
  expect(gains(adviceOf({ ...result, optimizedSuggestions: ['one'] }).suggestions)).toEqual([undefined])
})

test('a text that asks for nothing is no posting; two loose phrases are none either, a must or a third one is', () => {
  const loose = requirement({ kind: 'phrase', importance: 'nice' })
  const asks = (...requirements: Requirement[]) => isNoPosting(resultOf({ requirements }))
  expect(asks(requirement({ kind: 'title', importance: 'duty' }))).toBe(true)
  expect(asks(loose, loose)).toBe(true)
  expect(asks(loose, loose, loose)).toBe(false)
  expect(asks({ ...loose, importance: 'must' })).toBe(false)
  expect(asks(requirement({ kind: 'skill', importance: 'nice' }))).toBe(false)
})

test('a line that shows one requirement and lists another is marked as shown, and an edited line is not marked', () => {
  const requirements = [
    requirement({ met: 'listed', evidence: { line: 2, text: 'b' } }),
    requirement({ met: 'shown', evidence: { line: 2, text: 'b' } }),
    requirement({ met: 'listed', evidence: { line: 3, text: 'c' } }),
    requirement({ met: 'missing', evidence: null }),
  ]
  const check = {
    question: { targetRole: 'Nurse', resumeText: 'a\r\nb\nc', jobDescription: '' },
    result: { ...resultOf({ requirements }), wording: { by: 'engine', reason: 'off', sent: null } as const },
  }
  expect([...markedLines('a\nb\nc', check)]).toEqual([
    [2, 'shown'],
    [3, 'listed'],
  ])
  expect([...markedLines('a\nb\nc, and more', check)]).toEqual([[2, 'shown']])
})

test('the words of a requirement are found whole, in any case, with their signs', () => {
  const found = (line: string, ...words: string[]) =>
    splitAtWords(line, words)
      .filter(({ isWord }) => isWord)
      .map(({ text, at }) => `${text}@${at}`)
  expect(found('Charted in EPIC, epically', 'Epic')).toEqual(['EPIC@11'])
  expect(found('C++ and C, (C++)', 'C', 'C++')).toEqual(['C++@0', 'C@8', 'C++@12'])
  expect(found('anything', '')).toEqual([])
})

function fix(part: AtsFix['part'], line: number | null, gain: number): AtsFix {
  return { part, line, gain, problem: '', advice: '', lost: 0, edit: null }
}

function requirement(some: Partial<Requirement>): Requirement {
  return {
    label: 'Epic',
    kind: 'skill',
    parts: [],
    importance: 'must',
    stated: true,
    postingLine: 1,
    met: 'missing',
    through: null,
    evidence: null,
    ...some,
  }
}

function resultOf(some: Partial<AtsResult>): AtsResult {
  const points = { points: 0, most: 0 }
  return {
    atsScore: 0,
    summary: '',
    keywordAnalysis: { presentKeywords: [], missingKeywords: [], keywordDensity: 0 },
    formattingIssues: [],
    specificImprovements: [],
    optimizedSuggestions: [],
    parts: { parseability: points, coverage: points, stuffing: points },
    limits: [],
    requirements: [],
    risks: [],
    fixes: [],
    path: [],
    keywordCounts: [],
    parsed: { name: null, email: null, phone: null, jobs: 0, years: 0, sections: [] },
    ...some,
  }
}
