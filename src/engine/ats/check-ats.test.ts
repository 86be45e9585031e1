import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyAtsEdit } from '#shared/career/apply-ats-edit.ts'
import { atsResult, atsScoreColor } from '#shared/career/ats-result.ts'
import { testEngine } from '#tests/test-engine.ts'
import { type AtsPair, atsPairs } from './ats-pairs.fixture.ts'
import { checkAts } from './check-ats.ts'

const engine = testEngine()
const check = ({ posting, targetRole }: AtsPair, resumeText: string) =>
  checkAts(engine, { resumeText, jobDescription: posting, targetRole }, '2026-01')
const score = (pair: AtsPair, resumeText: string) => check(pair, resumeText).atsScore
const developer = atsPairs.find(pair => pair.profession === 'developer') ?? atsPairs[0]
if (!developer) throw new Error('The developer pair is gone')

describe.each(atsPairs)('$profession', pair => {
  const honest = score(pair, pair.resume)

  test('an honest strong résumé is green', () => {
    expect(atsScoreColor(honest)).toBe('green')
  })

  test('the posting pasted as a résumé scores far lower, even with a name and an email address above it', () => {
    expect(score(pair, pair.posting)).toBeLessThan(25)
    expect(score(pair, `Jo Bloggs\njo@example.com\n555 010 2030\nExperience\n${pair.posting}`)).toBeLessThan(
      40,
    )
  })

  test('the posting pasted below an honest résumé lowers its score', () => {
    expect(score(pair, `${pair.resume}\n${pair.posting}`)).toBeLessThan(honest)
  })

  test('keywords said over and over lower the score', () => {
    const keywords = check(pair, '').keywordAnalysis.missingKeywords.map(keyword => keyword.split(' or ')[0])
    expect(score(pair, `${pair.resume}\n${`${keywords.join(', ')}\n`.repeat(5)}`)).toBeLessThan(honest)
    expect(score(pair, `${pair.resume}\n${`${keywords.join(' ')} `.repeat(5)}`)).toBeLessThan(honest)
    expect(score(pair, `${pair.resume}\n\nReferences\n${keywords.join(' ')}`)).toBeLessThanOrEqual(honest)
  })

  test('keywords between invisible characters lower the score', () => {
    const keywords = check(pair, '').keywordAnalysis.missingKeywords
    expect(score(pair, `${pair.resume}\n\u200b${keywords.join('\u200b, \u200b')}\u200b`)).toBeLessThan(honest)
  })

  test('the résumés of all other professions stay under 25', () => {
    for (const other of atsPairs.filter(one => one !== pair))
      expect(score(pair, other.resume)).toBeLessThan(25)
  })

  test('benefits, place and company never count', () => {
    const { keywordAnalysis } = check(pair, pair.resume)
    const named = [...keywordAnalysis.presentKeywords, ...keywordAnalysis.missingKeywords].join(' | ')
    expect(named).not.toMatch(
      /insurance|401|403|dental|vision|snack|gym|pension|tuition|holiday|bonus|lunch|commuter|salary|office/iu,
    )
    expect(named).not.toMatch(
      /austin|texas|madison|wisconsin|denver|tulsa|chicago|reno|northwind|lakeview|cedar hills|brightdesk|summit/iu,
    )
    const boasting = `${pair.resume}\nAustin Madison Denver Tulsa Chicago Reno Northwind Lakeview Brightdesk Summit dental 401(k) pension gym`
    expect(score(pair, boasting)).toBe(honest)
  })

  test('without its benefits the posting asks for the same', () => {
    const bare = pair.posting.replace(/\n(?:Benefits|We offer|What we offer|Perks|Pay)[\s\S]*$/u, '')
    expect(bare).not.toBe(pair.posting)
    expect(score({ ...pair, posting: bare }, pair.resume)).toBe(honest)
  })

  test('each missing point belongs to a fix, and each fix gains what it promised', () => {
    const lines = pair.resume.split('\n')
    const worse = [
      pair.resume,
      lines.slice(0, 12).join('\n'),
      lines.slice(4).join('\n'),
      lines.filter((_, i) => i % 3 > 0).join('\n'),
    ]
    const others = atsPairs
      .filter(one => one !== pair)
      .slice(0, 2)
      .map(one => one.resume)
    for (const resume of [...worse, ...others]) {
      const before = check(pair, resume)
      expect(before.fixes.reduce((sum, fix) => sum + fix.lost, 0)).toBe(100 - before.atsScore)
      for (const fix of before.fixes) {
        if (!fix.edit) continue
        const after = score(pair, applyAtsEdit(resume, fix.edit))
        expect({ fix: fix.problem, gain: after - before.atsScore }).toEqual({
          fix: fix.problem,
          gain: fix.gain,
        })
      }
    }
  })

  test('every skill said to be present is proved by a line of the résumé', () => {
    const lines = pair.resume.split('\n')
    for (const { met, evidence, kind } of check(pair, pair.resume).requirements) {
      if (met === 'missing' || met === 'implied' || kind === 'years') continue
      expect(lines[(evidence?.line ?? 0) - 1]).toContain(evidence?.text.slice(0, 20))
    }
  })
})

test('a rewrite with other names for the same skills moves the score by at most five', () => {
  const rewritten = developer.resume
    .replaceAll('PostgreSQL', 'Postgres')
    .replaceAll('Kubernetes', 'K8s')
    .replaceAll(/\bGo\b/gu, 'Golang')
    .replaceAll('AWS', 'Amazon Web Services')
    .replaceAll('CI/CD', 'continuous integration and delivery')
    .replaceAll('Backend', 'Back-end')
  expect(rewritten).not.toBe(developer.resume)
  expect(Math.abs(score(developer, rewritten) - score(developer, developer.resume))).toBeLessThanOrEqual(5)
})

const without = (name: string) => developer.resume.replaceAll(name, 'tooling')

test('without PostgreSQL, which its own sentence calls a must, the score is not green', () => {
  const { atsScore, limits, keywordAnalysis } = check(developer, without('PostgreSQL'))
  expect(atsScore).toBeLessThan(80)
  expect(limits.map(limit => limit.reason).join()).toContain('PostgreSQL')
  expect(keywordAnalysis.missingKeywords).toContain('PostgreSQL')
})

test.each(['Docker', 'Kubernetes'])(
  'without %s, one of the requirements, the score falls and it is named',
  name => {
    const { atsScore, keywordAnalysis } = check(developer, without(name))
    expect(atsScore).toBeLessThan(score(developer, developer.resume))
    expect(keywordAnalysis.missingKeywords).toContain(name)
  },
)

test('a nurse without a licence is held under 70', () => {
  const nurse = atsPairs.find(pair => pair.profession === 'nurse') ?? developer
  const unlicensed = nurse.resume
    .replace(', RN', '')
    .replace(/RN License.*\n/u, '')
    .replaceAll(/registered nurse/giu, 'Care Aide')
  expect(score(nurse, unlicensed)).toBeLessThan(70)
})

test('short names of technologies are seen on both sides', () => {
  const names = ['Go', 'R', 'C', 'C++', 'C#', '.NET', 'CI/CD']
  const posting = `Developer\nRequirements\n${names.map(name => `- Experience with ${name}`).join('\n')}`
  const pair = { ...developer, targetRole: 'Developer', posting }
  expect(check(pair, '').keywordAnalysis.missingKeywords).toEqual(names)
  expect(check(pair, `Ann Lee\nSkills\n${names.join(', ')}`).keywordAnalysis.presentKeywords).toEqual(names)
})

test('"Java or Kotlin" is met by one of the two, "Java and Kotlin" is not', () => {
  const resume = developer.resume.replaceAll('Java', 'Kotlin')
  const asked = (words: string) => ({
    ...developer,
    posting: `Requirements\n- Experience with ${words} required\n- Docker\n- PostgreSQL\n- AWS`,
  })
  expect(check(asked('Java or Kotlin'), resume).limits).toEqual([])
  expect(check(asked('Scala and Kotlin'), resume).keywordAnalysis.missingKeywords).toContain('Scala')
})

test('years of experience are counted from the dates, and a shortage is said', () => {
  const short = developer.resume
    .replace('Mar 2020', 'Mar 2025')
    .replace('Jun 2016 – Feb 2020', 'Jun 2024 – Feb 2025')
  const { requirements, fixes, atsScore } = check(developer, short)
  expect(requirements.find(one => one.kind === 'years')?.met).toBe('missing')
  expect(fixes.find(fix => fix.problem.includes('5+ years'))).toMatchObject({ gain: 0, edit: null })
  expect(atsScore).toBeLessThan(80)
})

test('keyword density is counted', () => {
  const pair = { ...developer, posting: 'Requirements\n- Docker\n- Python', targetRole: 'Developer' }
  expect(
    check(pair, 'Docker runs well beside many other fine tools here').keywordAnalysis.keywordDensity,
  ).toBe(11.1)
})

test('a finding points at the line where the parser stumbles', () => {
  const mixed = developer.resume.replace('Jun 2016 – Feb 2020', '06/2016 – 02/2020')
  const line = mixed.split('\n').findIndex(text => text.includes('06/2016')) + 1
  expect(check(developer, mixed).formattingIssues).toContainEqual(
    expect.stringContaining(`Line ${line}: Dates`),
  )
})

test('the same input gives the same result', () => {
  expect(check(developer, developer.resume)).toEqual(check(developer, developer.resume))
})

test('any text gives a result in the agreed shape', () => {
  const text = fc.oneof(
    fc.uint16Array({ maxLength: 1500 }).map(codes => String.fromCharCode(...codes)),
    fc
      .array(
        fc.constantFrom(
          'Requirements',
          '- Go',
          '• 5+ years',
          'Skills:',
          '\n',
          'Python, R',
          '2019 – 2021',
          'B.S.',
          '\u200b',
          '[x]',
          '\t\t',
          'must',
        ),
        { maxLength: 60 },
      )
      .map(parts => parts.join('\n')),
  )
  fc.assert(
    fc.property(text, text, fc.string({ maxLength: 60 }), (resumeText, jobDescription, targetRole) => {
      const result = checkAts(engine, { resumeText, jobDescription, targetRole }, '2026-01')
      expect(atsResult.safeParse(result).error).toBeUndefined()
    }),
    { numRuns: 25 },
  )
})

test('a posting of one line is read, not taken for a title', () => {
  const result = checkAts(
    engine,
    { resumeText: 'Ann Lee', jobDescription: 'Must have Python', targetRole: '' },
    '2026-01',
  )
  expect(result.keywordAnalysis.missingKeywords).toContain('Python')
})

test('a résumé is read anew for its fixes, a text longer than any résumé once', () => {
  const readings = (resumeText: string) => {
    let count = 0
    const counting = {
      ...engine,
      credentials: () => {
        count++
        return engine.credentials()
      },
    }
    const input = { jobDescription: 'Requirements: SQL', targetRole: 'Data Analyst' }
    const { fixes } = checkAts(counting, { ...input, resumeText }, '2026-01')
    expect(fixes.find(({ problem }) => problem === 'No email address was found.')?.edit).not.toBeNull()
    return count
  }
  const ofEmpty = readings('')
  const once = readings('Made reports with SQL.\n'.repeat(3000))
  expect(once).toBeLessThan(ofEmpty)
  expect(readings('Made reports with SQL.')).toBeGreaterThan(once + 3)
  // As many lines as no résumé has, in as few characters as the product takes.
  expect(readings('Jan 2019 - Mar 2020\n'.repeat(1001))).toBe(once)
  expect(readings('Made reports with SQL.\n'.repeat(1000))).toBeGreaterThan(once + 3)
})
