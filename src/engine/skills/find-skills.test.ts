import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSkillSpans, findSkills } from '#engine/skills/find-skills.ts'
import { tokenize, tokenizeLines } from '#engine/text/tokens.ts'
import { loadSkillLexicon } from './load-skill-lexicon.ts'

const lexicon = loadSkillLexicon(name => readFileSync(new URL(`../../../knowledge/${name}`, import.meta.url)))
const names = (text: string) => findSkills(lexicon, text).map(skill => skill.name)

test('short and odd names of languages are seen in a list', () => {
  expect(names('Skills: Go, R, C, C++, C#, .NET, CI/CD, Node.js')).toEqual([
    'Go',
    'R',
    'C',
    'C++',
    'C#',
    '.NET',
    'CI/CD',
    'Node.js',
  ])
})

test('the letters of a class of licence are no languages of programs', () => {
  expect(names('Full C+E licence\nSkills: C, R')).toEqual(['C', 'R'])
  expect(names('Driving licence: C+E')).not.toContain('C')
})

test.each([
  ['services written in Go', 'Go'],
  ['Fluent German and English', 'German'],
  ['taught Spanish to grade 9', 'Spanish'],
  ['German, office work', 'German'],
  ['statistical models in R and Python', 'R'],
  ['5 years of C programming', 'C'],
  ['Embedded firmware in C/C++', 'C'],
  ['ASP.NET and .NET Core services', '.NET'],
  ['reports in Excel, Word and Outlook', 'Microsoft Word'],
])('%s speaks of %s', (text, name) => {
  expect(names(text)).toContain(name)
})

test.each([
  ['Our go to market plan', 'Go'],
  ['Go to market strategy', 'Go'],
  ['You go above and beyond. Go the extra mile.', 'Go'],
  ['R&D budget', 'R'],
  ['Reported to our German office', 'German'],
  ['Opened the Spanish market', 'Spanish'],
  ['Worked with French suppliers', 'French'],
  ['Mary R. Smith led the ward', 'R'],
  ['Vitamin C and hepatitis C screening', 'C'],
  ['Presented to C-level executives', 'C'],
  ['Excel in a fast-paced environment', 'Microsoft Excel'],
  ['we react quickly and express interest', 'React'],
  ['spread the word of mouth', 'Microsoft Word'],
])('%s does not speak of %s', (text, name) => {
  expect(names(text)).not.toContain(name)
})

test.each([
  ['Postgres', 'PostgreSQL'],
  ['K8s', 'Kubernetes'],
  ['Golang', 'Go'],
  ['JS', 'JavaScript'],
  ['Google Cloud', 'Google Cloud Platform'],
  ['Amazon Web Services', 'Amazon Web Services'],
  ['continuous integration', 'CI/CD'],
  ['NLP', 'Natural language processing'],
  ['month end close', 'Month-end close'],
  ['month-end closing', 'Month-end close'],
  ['individualized education programs', 'IEP'],
  ['organisational skills', 'Organizational skills'],
])('%s is another name of %s', (alias, name) => {
  expect(names(`Experience with ${alias}`)).toContain(name)
})

test('pay, perks, the law and the company itself are not skills', () => {
  const text = `About us
We are a cloud computing company in Austin, Texas.
Requirements
Payroll experience
Benefits
Dental and health insurance, yoga, Python courses, 401(k)
We are an equal opportunity employer regardless of religion or age.`
  expect(names(text)).toEqual(['Payroll'])
})

test('a sentence that begins with the company and asks for a person is read', () => {
  expect(names('Our office in Denver seeks a bookkeeper who knows QuickBooks.')).toContain('QuickBooks')
})

test('offsets cut the surface form out of the original text, emoji and all', () => {
  const text = '🙂 Écrit en Python — puis K8s'
  expect(findSkills(lexicon, text).map(({ start, end }) => text.slice(start, end))).toEqual(['Python', 'K8s'])
})

test('the longest phrase wins', () => {
  expect(names('Ruby on Rails and React Native')).toEqual(['Ruby on Rails', 'React Native'])
})

test('no text makes it throw, and every match lies inside the text, in order', () => {
  fc.assert(
    fc.property(
      fc.uint16Array({ maxLength: 1500 }).map(codes => String.fromCharCode(...codes)),
      text => {
        let last = 0
        for (const { start, end } of findSkillSpans(lexicon, text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      },
    ),
  )
})

test('a text read with what is known of its lines is read as it is without', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'Skills',
      'Ruby on',
      'rails and machine',
      'learning, SQL',
      'Java, Go',
      'services written in Go',
      'project',
      'Management',
      'node.js / react',
      '.net',
      'C++',
      'ci/cd-',
      'don’t',
    ),
    fc.string({ maxLength: 20 }),
  )
  const tokens = new Map()
  const matches = new Map()
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\n\n'), (lines, end) => {
      const text = lines.join(end)
      const read = tokenizeLines(text, tokens)
      expect(read).toEqual(tokenize(text))
      expect(findSkillSpans(lexicon, text, read, matches)).toEqual(findSkillSpans(lexicon, text))
    }),
    { numRuns: 400 },
  )
  expect(matches.size).toBeGreaterThan(100)
})
