import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

const engine = testEngine()
const RESUME = (paper: string) =>
  `Ann Lee\nann@example.com\n\nExperience\nParalegal, Acme LLP\nJan 2024 – Present\n- Drafted pleadings and discovery requests\n\nEducation\n${paper}\n`
const degreeOf = (asked: string, paper: string) =>
  checkAts(
    engine,
    { resumeText: RESUME(paper), jobDescription: `Requirements\n- ${asked}`, targetRole: 'Paralegal' },
    '2026-11',
  ).requirements.filter(({ kind }) => kind === 'degree' || kind === 'credential')

test.each(["Paralegal certificate or bachelor's degree", "Bachelor's degree or paralegal certificate"])(
  'of “%s” the paper alone will do, whatever stands first',
  asked => {
    const held = degreeOf(asked, 'Paralegal certificate, Arapahoe College, 2023')
    expect(held.map(({ met }) => met)).toEqual(['partly'])
    expect(degreeOf(asked, 'Arapahoe College, 2023').map(({ met }) => met)).toEqual(['missing'])
  },
)
