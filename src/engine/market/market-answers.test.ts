import { expect, test } from 'vitest'
import type { MarketQuestion } from '#shared/career/market-result.ts'
import { testEngine } from '#tests/test-engine.ts'
import { marketInsight } from './market-insight.ts'
import { resolvePlace } from './resolve-place.ts'

const engine = testEngine()

const QUESTIONS: MarketQuestion[] = [
  { role: 'Software Developer', skills: ['React'], location: 'Austin, TX', experience: '6-10 years' },
  { role: 'Registered Nurse', skills: [], location: 'Berlin, Germany', experience: '16+ years' },
  { role: 'Cashier', skills: ['Sales'], location: 'Remote', experience: '0-1 years' },
  { role: 'Analyst', skills: ['Python', 'SQL', 'Excel'], location: 'Springfield', experience: '2-5 years' },
  { role: 'Truck Driver', location: 'Nebraska', experience: 20 },
  { role: 'Chief Executive', location: 'NYC', experience: '16+ years' },
  { role: 'Actor', location: 'Los Angeles' },
  { role: 'Electrician', skills: ['Problem Solving'], location: 'Buffalo', experience: '11-15 years' },
  { role: 'data scientist', skills: ['Python', 'Machine Learning'], location: 'Atlantis' },
  { role: 'Telemarketer', location: 'Brewton, AL', experience: '2-5 years' },
]

test('each question gets this answer', async () => {
  const answers = QUESTIONS.map(question => {
    const { sources: _, ...answer } = marketInsight(engine, question)
    return `${JSON.stringify(question)}\n${Object.entries(answer)
      .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`)
      .join('\n')}`
  })
  await expect(answers.join('\n')).toMatchFileSnapshot('golden/market-answers.txt')
})

const PLACES = [
  'Pheonix, AZ',
  'Lodon, UK',
  'Paris',
  'Paris, TX',
  'Paris, France',
  'Birmingham',
  'Birmingham, AL',
  'Birmingham UK',
  'Washington',
  'Washington, DC',
  'washington state',
  'Remote in Ohio',
  'Ohio or remote',
  'GA',
  'Atlanta GA',
  'CA',
  'LA',
  'L.A.',
  'St. Louis',
  'Saint Louis, MO',
  'Portland',
  'Springfield',
  'Columbus',
  'Londn',
  'Chicgo',
  'Dayton',
  'Rockford, IL',
  'Kansas City',
  'Toledo, OH',
  'Berlin',
  'Sydney',
  'Sydney, Australia',
  'Bombay',
  'Peking',
  'München',
  'Zürich, Switzerland',
  'Georgia, USA',
  'Tbilisi, Georgia',
  'New York',
  'Manhattan',
  'Brooklyn',
  'Silicon Valley',
  'Twin Cities',
  'DFW',
  'Puerto Rico',
  'San Juan',
  'Guam',
  'EU',
  'Europe',
  'worldwide',
  'anywhere',
  'hybrid - Boston, MA',
  'Boston (on site)',
  'near Seattle',
  'Seattle, WA 98101',
  'Reno/Sparks',
  'Brewtn',
  'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  'Ames',
  'Cork',
  'Victoria',
  'Naples',
  'Melbourne, FL',
  'Melbourne',
  'Cambridge',
  'Cambridge, MA',
]

test('each place is read like this', async () => {
  const places = engine.career.places()
  const lines = PLACES.map(asked => {
    const { kind, name, confidence, note } = resolvePlace(places, asked)
    return `${asked}: ${kind} ${name} ${confidence} ${note ?? ''}`.trimEnd()
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/places.txt')
})
