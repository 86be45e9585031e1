import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ONET, SOURCE_DATES } from './data-sources.ts'

type Manifest = { files: { file: string; source: string; date: string }[] }
const { files }: Manifest = JSON.parse(readFileSync('knowledge/manifest.json', 'utf8'))
const built = (name: string) => files.find(({ file }) => file === name)

test.each([
  ['wages.json', SOURCE_DATES.wages],
  ['industries.json', SOURCE_DATES.industryShares],
  ['projections.json', SOURCE_DATES.projections],
  ['local-pay.bin', SOURCE_DATES.localPay],
  ['countries.json', SOURCE_DATES.purchasingPower],
  ['learning.tsv', SOURCE_DATES.learning],
  ['titles-by-stem.bin', `${SOURCE_DATES.onet}; ${SOURCE_DATES.titlesAbroad}`],
  ['work-context.bin', SOURCE_DATES.workContext],
  [
    'demands.bin',
    [
      SOURCE_DATES.aiPotential,
      SOURCE_DATES.aiUseMicrosoft,
      SOURCE_DATES.aiUseAnthropic,
      SOURCE_DATES.workContext,
      SOURCE_DATES.projections,
    ].join('; '),
  ],
  ['occupations.json', `${SOURCE_DATES.onet}; ${SOURCE_DATES.onetSkills}; ${SOURCE_DATES.onetActivities}`],
  ['titles.bin', `${SOURCE_DATES.onet}; ${SOURCE_DATES.titlesAbroad}; ${SOURCE_DATES.industryShares}`],
])('%s was built from data of %s', (file, date) => {
  expect(built(file)?.date).toBe(date)
})

test.each([
  ['areas.json', SOURCE_DATES.priceLevels],
  ['skills.tsv', SOURCE_DATES.esco],
  ['skills.tsv', SOURCE_DATES.skillPhrases],
])('%s was built with data of %s', (file, date) => {
  expect(built(file)?.date.split('; ')).toContain(date)
})

test('the knowledge is built from the O*NET versions that pages name', () => {
  expect(built('occupations.json')?.source).toBe(
    `O*NET ${ONET.occupations.version} Database, with skills and knowledge of O*NET ${ONET.skills.version} and activities of O*NET ${ONET.workContext.version}`,
  )
  expect(built('demands.bin')?.source).toContain(`O*NET ${ONET.workContext.version} Database`)
})
