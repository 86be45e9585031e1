import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { findSkills } from './find-skills.ts'

const lexicon = testEngine().skillLexicon()

const SENTENCES = [
  'licensed rn in Ohio',
  'Licensed RN in Ohio',
  'Licensed Rn in Ohio',
  'a swift answer',
  'Swift and Kotlin apps',
  'Built ETLs in SQL',
  'Salesforce Inc is our client',
  'worked at Oracle until 2019',
  'experience at Oracle Database scale',
  'Class C license',
  '(c) other duties',
  "C's pointers are hard",
  'grade C or better',
  'fluent German',
  'knowledge of the tools we use, Go',
  'knowledge of all the other many tools we use every day, Go',
  'Docker one two three four five six seven eight nine Go',
  'Docker one two three four five six seven eight nine ten eleven twelve Go',
  'Docker. We go on. Go',
  'Go, R',
  'charting in Epic and more',
  'an epic win',
  'worked in Word and Excel',
  'CI / CD pipelines',
  'machine\nlearning models',
  'Java\nScript',
  'colour theory and organisation of data',
  'React proves a lot, MySQL too',
  'spark joy',
  'Apache Spark and Kafka',
  'SAS, SPSS, R and Stata',
  'rust on the hull',
  'Rust, C++ and embedded systems',
  'Ruby on Rails',
  'a ruby ring',
  'Excel at sales and excel in teams',
  'team lead, leadership and communication',
  'QuickBooks, Xero, month-end close',
  'BLS and ACLS certified',
  'forklift certified, OSHA 10',
  'Join Salesforce today',
  'at Salesforce development we grow',
  'Built in R. Smith agreed',
  'vitamin C and plan C',
  'C level and C suite people',
  'a) first c) third',
  'Java developer and Go developer',
  'Go code',
  'we use many good things like Go',
  'we use so many very good old things like Go',
  'speaks French and German',
  'Go',
  '- Swift',
  'We travel. Swift and sure.',
  'Docker and Kubernetes. Then Go there',
  'Epic',
  'charting in Epic Systems and more',
  'charting in epic and more',
  'notes kept In Epic and more',
  'notes kept, Epic and more',
  'notes kept in Epic and more',
  'Python, Docker and Mary R. Smith too',
  'Word, Excel',
  'notes in SAP and Ariba',
  'Sas flights and SAS code',
  'rust belt plants',
]

test('each sentence speaks of these skills', async () => {
  const lines = SENTENCES.map(
    text =>
      `${JSON.stringify(text)}: ${findSkills(lexicon, text)
        .map(skill => skill.name)
        .join(', ')}`,
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/skill-sentences.txt')
})
