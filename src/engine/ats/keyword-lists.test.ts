import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

const lists = (asked: string[], work: string) =>
  checkAts(
    testEngine(),
    {
      resumeText: `Ann Lee\na@b.com\n\nExperience\nIT Technician, Acme, 2020 – present\n- ${work}\n`,
      jobDescription: `IT Technician\nRequirements\n${asked.map(one => `- ${one}`).join('\n')}`,
      targetRole: '',
    },
    '2026-11',
  )

test('of several names that will do, those that the résumé writes are present', () => {
  const { keywordAnalysis } = lists(['Active Directory or Entra ID'], 'Reset passwords in Active Directory')
  expect(keywordAnalysis.presentKeywords).toEqual(['Active Directory'])
  expect(keywordAnalysis.missingKeywords).toEqual([])
})

test('what no line names is missing, however likely, and is not counted as shown', () => {
  const { keywordAnalysis, requirements, summary } = lists(
    ['SNOMED CT or HL7', 'Microsoft 365', 'Set up laptops'],
    'Set up laptops for users',
  )
  expect(keywordAnalysis.presentKeywords).toEqual(['Set up laptops'])
  expect(keywordAnalysis.missingKeywords).toContain('HL7')
  expect(requirements.filter(({ met }) => met === 'implied')).toEqual([])
  expect(summary).toContain('shows 1 of 3 requirements')
})
