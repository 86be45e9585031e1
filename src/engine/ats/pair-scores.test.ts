import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { type AtsPair, atsPairs } from './ats-pairs.fixture.ts'
import { checkAts } from './check-ats.ts'

const engine = testEngine()
const check = ({ posting, targetRole }: AtsPair, resumeText: string) =>
  checkAts(engine, { resumeText, jobDescription: posting, targetRole }, '2026-01')

const skillsOf = (pair: AtsPair) => check(pair, '').keywordAnalysis.missingKeywords.join(', ')

/** What people do to a résumé, by name. */
const VARIANTS: Record<string, (pair: AtsPair) => string> = {
  honest: pair => pair.resume,
  'without dates': pair => pair.resume.replaceAll(/\b(?:19|20)\d{2}\b/gu, ''),
  'without contact': pair => pair.resume.split('\n').slice(3).join('\n'),
  'without headings': pair =>
    pair.resume.replaceAll(/^(?:summary|.*experience|.*skills|education|certifications?)$/gimu, ''),
  'first half': pair => pair.resume.slice(0, pair.resume.length / 2),
  'the posting itself': pair => pair.posting,
  'with the posting below': pair => `${pair.resume}\n${pair.posting}`,
  'with all keywords listed': pair => `${pair.resume}\nSkills\n${skillsOf(pair)}`,
  'with keywords five times': pair => `${pair.resume}\n${`${skillsOf(pair)}\n`.repeat(5)}`,
  'with hidden keywords': pair =>
    `${pair.resume}\n\u200b${skillsOf(pair).replaceAll(', ', '\u200b, \u200b')}\u200b`,
  'in two columns': pair => pair.resume.replaceAll(/^- (.{30}\S*) /gmu, '$1        '),
  'as one paragraph': pair => pair.resume.replaceAll('\n', ' '),
  'in another order of dates': pair =>
    pair.resume.replace(/\b(20\d{2})\b/u, '03/$1').replace(/\bPresent\b/u, 'now'),
}

test.each(atsPairs)('the $profession posting scores each variant like this', async pair => {
  const lines = Object.entries(VARIANTS).map(([name, make]) => {
    const { atsScore, parts, limits, keywordAnalysis, fixes } = check(pair, make(pair))
    const points = Object.values(parts).map(part => `${part.points}/${part.most}`)
    return [
      `${name}: ${atsScore} (${points.join(', ')}) limits ${limits.map(({ most }) => most).join(' ') || 'none'}`,
      `density ${keywordAnalysis.keywordDensity}`,
      `fixes ${fixes.map(({ part, lost, gain, line }) => `${part[0]}${lost}+${gain}@${line ?? ''}`).join(' ')}`,
    ].join('; ')
  })
  const { summary, requirements, keywordCounts, parsed } = check(pair, pair.resume)
  await expect(
    [
      summary,
      ...requirements.map(
        ({ label, kind, importance, stated, met, through, evidence }) =>
          `${label} (${kind}, ${importance}${stated ? ', stated' : ''}): ${met}${through ? ` through ${through}` : ''}, line ${evidence?.line}`,
      ),
      keywordCounts.map(({ keyword, count, percent }) => `${keyword} ${count} ${percent}`).join(', '),
      JSON.stringify(parsed),
      ...lines,
    ].join('\n'),
  ).toMatchFileSnapshot(`golden/${pair.profession.replaceAll(' ', '-')}.txt`)
})

test('what is said about the first half of each résumé', async () => {
  const lines = atsPairs.flatMap(pair => {
    const result = check(pair, `${pair.resume.slice(0, pair.resume.length / 2)}\n\ue000 \u200bhidden`)
    return [
      pair.profession,
      ...result.limits.map(({ reason }) => `  ${reason}`),
      ...result.fixes.map(({ problem, advice, edit }) => `  ${problem} ${advice} ${JSON.stringify(edit)}`),
      ...result.formattingIssues.map(text => `  ${text}`),
      ...result.specificImprovements.map(text => `  ${text}`),
      ...result.optimizedSuggestions.map(text => `  ${text}`),
    ]
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/advice.txt')
})
