import { expect, test } from 'vitest'
import { lazy, memoizeByRow } from '#engine/lazy.ts'
import { testEngine } from '#tests/test-engine.ts'
import { keySkills, rankedTools } from './key-skills.ts'
import { resolveRole } from './resolve-role.ts'
import { skillUsage } from './skill-usage.ts'

const engine = testEngine()
const { career } = engine
const { occupations, outlooks, wages } = career
const row = (code: string) => occupations.rowOf.get(code) ?? -1
const digits = (value: number | null | undefined) => value?.toFixed(3) ?? 'none'

const CODES = [
  '11-1011.00',
  '13-2011.00',
  '15-1252.00',
  '15-2051.00',
  '23-1011.00',
  '25-2021.00',
  '27-2011.00',
  '29-1141.00',
  '41-2011.00',
  '47-2111.00',
  '53-3032.00',
]

test('each occupation has these skills, tools, neighbors, pay and prospects', async () => {
  const lines = CODES.flatMap(code => {
    const at = row(code)
    const [wage, outlook] = [wages.of(at), outlooks.of(at)]
    return [
      `${code} ${occupations.roles[at]}, zone ${occupations.zones[at]}`,
      `  skills: ${keySkills(career, at)
        .map(({ name, kind, importance }) => `${name} (${kind} ${digits(importance)})`)
        .join(', ')}`,
      `  tools: ${rankedTools(career, at)
        .slice(0, 8)
        .map(({ name, isHot, isInDemand }) => `${name}${isHot ? ' hot' : ''}${isInDemand ? ' asked' : ''}`)
        .join(', ')}`,
      `  related: ${[...occupations.related(at)]
        .slice(0, 5)
        .map(other => `${occupations.codes[other]} ${digits(occupations.cosineSimilarity(at, other))}`)
        .join(', ')}`,
      `  pay: ${wage ? `${wage.group} ${wage.unit} ${wage.percentiles.map(({ value, at_least }) => `${value}${at_least ? '+' : ''}`).join(' ')}` : 'none'}`,
      `  outlook: ${JSON.stringify(outlook)}`,
      `  industries: ${outlooks
        .industries(at)
        .slice(0, 4)
        .map(({ industry, share, meanPay }) => `${industry} ${digits(share)} ${meanPay}`)
        .join(', ')}`,
    ]
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/occupations.txt')
})

const SKILLS = [
  'js',
  'JavaScript',
  'Communication',
  'Terraform',
  'excel',
  'Machine Learning',
  'Programming',
  'welding',
  'zither',
  '',
  'Project Management',
  'R',
  'sql',
  'AWS',
  'patient care',
  'Sales',
  'gardening and flowers',
  'Active Listening',
  'Teaching Others',
  'Design',
  'x'.repeat(90),
]

test('each skill is used by these occupations', async () => {
  const lines = SKILLS.map(text => {
    const { name, kind, specificity, usageIn } = skillUsage(career, text)
    const used = occupations.codes
      .map((code, at) => ({ code, usage: usageIn(at) }))
      .sort((a, b) => b.usage - a.usage || (a.code < b.code ? -1 : 1))
    const sum = used.reduce((total, { usage }) => total + usage, 0)
    return `${text.slice(0, 30)}: ${name.slice(0, 30)} ${kind} ${digits(specificity)}, in all ${digits(sum)}; ${used
      .filter(({ usage }) => usage > 0)
      .slice(0, 4)
      .map(({ code, usage }) => `${code} ${digits(usage)}`)
      .join(', ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/skill-usage.txt')
})

const ROLES: [string, string | null][] = [
  ['Software Developer', null],
  ['software developers', null],
  ['Analyst', null],
  ['nurse', null],
  ['Analyst', '13-1111.00'],
  ['Analyst', '99-9999.99'],
  ['Registered Nurses', null],
  [' accountant ', null],
  ['truck driver', null],
  ['xqzzv', null],
  ['', null],
]

test('each role means this occupation, or these', async () => {
  const lines = ROLES.map(([role, code]) => {
    const found = resolveRole(engine, role, code)
    return `${role} ${code ?? ''}: ${found ? `${found.code} ${found.confidence}; ${found.alternatives.map(other => `${other.code} ${other.confidence}`).join(', ')}` : 'nothing'}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/roles.txt')
})

test('z-scores of a column have mean 0 and deviation 1; an occupation is like itself', () => {
  for (const element of [
    occupations.element('skills', 'Programming'),
    occupations.element('knowledge', 'Biology'),
  ]) {
    const scores = occupations.codes.map((_, at) => occupations.zScore(at, element))
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length)
    expect([mean, deviation].map(value => value.toFixed(2).replace('-', ''))).toEqual(['0.00', '1.00'])
  }
  expect(occupations.cosineSimilarity(5, 5)).toBeCloseTo(1)
  expect(occupations.cosineSimilarity(5, 90)).toBeCloseTo(occupations.cosineSimilarity(90, 5))
})

test('a value is computed once, and once for each row there is', () => {
  let count = 0
  const once = lazy(() => ++count)
  expect([once(), once(), count]).toEqual([1, 1, 1])
  const asked: number[] = []
  const ofRow = memoizeByRow(2, at => asked.push(at) && at * 10)
  expect([ofRow(1), ofRow(1), ofRow(0), ofRow(2), ofRow(2), ofRow(-1), ofRow(-1)]).toEqual([
    10, 10, 0, 20, 20, -10, -10,
  ])
  expect(asked).toEqual([1, 0, 2, 2, -1, -1])
})
