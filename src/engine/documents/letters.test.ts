import { expect, test } from 'vitest'
import { atsPairs } from '#engine/ats/ats-pairs.fixture.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { chooseAchievements } from './choose-achievements.ts'
import { draftCoverLetter } from './draft-cover-letter.ts'
import { BLANKS, type DraftInput } from './draft-input.ts'
import { fullSentence } from './full-sentence.ts'

const engine = testEngine()
const profile = {
  full_name: 'Ana Ruiz',
  job_title: 'Barista',
  industry: 'Other',
  years_experience: '2-5 years',
  location: 'Leeds',
  skills: ['Drawing'],
  career_goals: 'get out of kitchens',
}
const barista = readResumeFacts(`Ana Ruiz
ana@example.com

Experience
Barista, Bean Depot, 2021 - Present
- Chopped 40 kg of vegetables and made 300 coffees a day
- Designed the menu boards and the logo of the spring campaign
- Cleaned the machine`)
const letter = (more: Partial<DraftInput> = {}) =>
  draftCoverLetter(engine, {
    profile,
    facts: barista,
    targetRole: 'Graphic Designer',
    objective: '',
    ...more,
  })

test('a letter chooses what fits the role: no chopped vegetables for a designer', () => {
  expect(letter()).toContain('At Bean Depot, I designed the menu boards and the logo of the spring campaign.')
  expect(letter()).not.toMatch(/vegetable|coffee|machine/iu)
})

test('the words of the posting decide too', () => {
  const posting = 'We want somebody who cleaned a coffee machine and chopped vegetables before.'
  expect(letter({ targetRole: 'zzz qqq', posting })).toContain('I chopped 40 kg of vegetables')
})

test('where nothing fits, a blank stands for it', () => {
  expect(letter({ targetRole: 'Nuclear Engineer' })).toContain(BLANKS.result)
  expect(letter({ facts: undefined })).toContain(BLANKS.result)
})

test('what only the person knows stays a blank in every letter', () => {
  for (const blank of ['[hiring manager]', '[company]', '[date]', BLANKS.whyThisCompany])
    expect(letter()).toContain(blank)
  expect(letter({ employer: 'Acme' })).not.toContain('[company]')
})

test('no letter states a weakness or a goal that the person did not write into it', () => {
  for (const pair of atsPairs) {
    const text = draftCoverLetter(engine, {
      profile,
      facts: readResumeFacts(pair.resume),
      targetRole: pair.targetRole,
      objective: '',
      occupation: { title: pair.targetRole, skills: ['Zither', 'Rust', 'Welding'] },
    })
    expect(text).not.toMatch(/grow|learn next|Zither|kitchens|would rather|lack/iu)
  }
})

test('every sentence of a letter has a verb', () => {
  for (const pair of atsPairs) {
    const facts = readResumeFacts(pair.resume)
    const paragraphs = draftCoverLetter(engine, {
      profile,
      facts,
      targetRole: pair.targetRole,
      objective: '',
    }).split('\n\n')
    const body = paragraphs
      .slice(3, -1)
      .join(' ')
      .replaceAll(/\[[^\]]*\]\.?/gu, '')
    for (const sentence of body.split(/(?<=[a-z)%\d])\. (?=[A-Z])/u).filter(Boolean))
      expect(sentence).toMatch(/\b(?:I|my|is|are|was|were|has|have|speaks|includes|included)\b/u)
  }
})

const nurseRow = engine.career.occupations.rowOf.get('29-1141.00') ?? null
const nurseTarget = { row: nurseRow, role: 'Registered Nurse', skills: [], posting: '', objective: '' }
const chosenFor = (jobs: string, target = nurseTarget) =>
  chooseAchievements(engine, readResumeFacts(`Ann Lee\n\nExperience\n${jobs}`).work, target, 5).map(
    ({ point, job }) => `${job.name}: ${point}`,
  )

test('a newer job and a number go before the rest that fits as well', () => {
  expect(
    chosenFor(`Registered Nurse, City Hospital, 2020 - Present
- Patient care on the ward
- Cared for 12 patients on the ward

Registered Nurse, Old Hospital, 2015 - 2019
- Cared for 12 patients on the ward`),
  ).toEqual([
    'City Hospital: Cared for 12 patients on the ward',
    'Old Hospital: Cared for 12 patients on the ward',
  ])
})

test('a deed goes before a list of nouns', () => {
  expect(
    chosenFor(
      'Registered Nurse, City Hospital, 2020 - Present\n- Patient care on the ward\n- Cared for patients on the ward',
    ),
  ).toEqual(['City Hospital: Cared for patients on the ward', 'City Hospital: Patient care on the ward'])
})

test('what came of a deed goes before a bare number, routine and asides stay out', () => {
  expect(
    chosenFor(`Registered Nurse, City Hospital, 2020 - Present
- Emptied bedpans for patients on the ward
- Cared for 12 patients a shift
- Won the quiz of the ward with four nurses
- Cut falls of patients on the ward by 30%`),
  ).toEqual([
    'City Hospital: Cut falls of patients on the ward by 30%',
    'City Hospital: Cared for 12 patients a shift',
  ])
})

test('work of another field is left out where anything fits, and may stand where nothing does', () => {
  const nursing =
    'Volunteer Carer, Night Shelter, 2020 - Present\n- Nursed 40 patients through the winter\n\n'
  const banking = 'Bank Teller, City Bank, 2015 - Present\n- Sold 210 credit cards in 2022'
  expect(chosenFor(nursing + banking)).toEqual(['Night Shelter: Nursed 40 patients through the winter'])
  expect(chosenFor(banking)).toEqual([])
})

test('the title of a job speaks for it too', () => {
  const points = '2015 - Present\n- Taught three newcomers'
  const target = { ...nurseTarget, row: null, role: 'Restaurant Manager' }
  expect(chosenFor(`Head of Restaurant, Sole, ${points}`, target)).toHaveLength(1)
  expect(chosenFor(`Roofer, Sole, ${points}`, target)).toHaveLength(0)
})

test('a label and an endless point are never chosen', () => {
  expect(
    chosenFor(
      `Registered Nurse, City Hospital, 2020 - Present\n- Project: patients of the ward\n- Cared for patients ${'of the ward '.repeat(30)}`,
    ),
  ).toEqual([])
})

test('an aim told in the third person is told in the first', () => {
  expect(letter({ objective: 'She wants to draw all day.' })).toContain('I want to draw all day.')
})

test('letters tell of each job once, in one sentence after another', () => {
  const facts = readResumeFacts(`Ana Ruiz

Experience
Registered Nurse, City Hospital, 2020 - Present
- Cut falls of patients on the ward by 30%
- In charge of 12 nurses on the ward

Registered Nurse, Old Hospital, 2015 - 2019
- Cut waiting of patients on the ward by 40%`)
  const text = letter({ facts, targetRole: 'Registered Nurse' })
  expect(text.match(/At City Hospital/gu)).toHaveLength(1)
  expect(text).toContain('I am also in charge of 12 nurses')
})

test.each([
  ['Grew sales by 20%', false, 'I grew sales by 20%.'],
  ['I built it.', false, 'I built it.'],
  ['Manage a team of six', true, 'I manage a team of six.'],
  ['Manage a team of six', false, 'I managed a team of six.'],
  ['Plan and run the shop', false, 'I planned and ran the shop.'],
  ['Plan and run the shop', true, 'I plan and run the shop.'],
  ['Carries bags', false, 'I carried bags.'],
  ['Actively supervise 20 children', true, 'I actively supervise 20 children.'],
  ['Responsible for the till', false, 'I was responsible for the till.'],
  ['Lead designer for booking', true, 'I am lead designer for booking.'],
  ['Named employee of the month', false, 'I was named employee of the month.'],
  ['Promoted to shift lead', false, 'I was promoted to shift lead.'],
  ['Promoted five cashiers', false, 'I promoted five cashiers.'],
  ['Reports are checked by me', true, 'I check reports.'],
  ['Lapsed patients are phoned', true, 'Lapsed patients are phoned.'],
  ['Every week I welcome a class', true, 'Every week I welcome a class.'],
  ['Two agents answer to me', true, 'Two agents answer to me.'],
  ['Register, stock and customer service', false, 'My work included register, stock and customer service.'],
  ['SQL reports for sales;', true, 'My work included SQL reports for sales.'],
  ['Targets hit 11 months of 12', false, 'Targets were hit 11 months of 12.'],
  ['Our team won the prize', false, 'Our team won the prize.'],
  ['We rebuilt the kiln', false, 'We rebuilt the kiln.'],
  ['In charge of 3 vans', true, 'I am in charge of 3 vans.'],
  ['Key holder', false, 'I was key holder.'],
  ['Head of the chess club', true, 'I am head of the chess club.'],
  ['Overseeing of 12 guards', false, 'I oversaw 12 guards.'],
  ['Planning of tours', true, 'I plan tours.'],
  ['15% down on absence', false, 'The result was 15% down on absence.'],
  ['Runs two shops and orders the stock', true, 'I run two shops and order the stock.'],
])('%j (now: %s) is %j', (point, isCurrent, sentence) => {
  expect(fullSentence(point, isCurrent)).toBe(sentence)
})

test.each([
  'Left because of bullying',
  'Failed to meet targets in the third quarter',
  'Was sacked and reinstated',
  'Was often late for the ward',
])('%s is never chosen for a letter', point => {
  const posting = `${point}. Cared for patients on the ward.`
  const facts = readResumeFacts(
    `Ann Lee\n\nExperience\nNurse, City Hospital, 2020 - 2022\n- ${point}\n- Cared for patients on the ward`,
  )
  const text = letter({ facts, posting, targetRole: 'Registered Nurse' })
  expect(text).toContain('cared for patients')
  expect(text.toLowerCase()).not.toContain(point.toLowerCase().slice(4))
})

test('an aim that speaks against its writer stays out, the rest of it in', () => {
  const objective = 'I am not very good at paperwork. I want to design boards that people read.'
  expect(letter({ objective })).toContain('I want to design boards')
  expect(letter({ objective })).not.toContain('paperwork')
  expect(letter({ objective: 'get out of my toxic firm' })).not.toContain('toxic')
})

test('a second post with one employer is told as that', () => {
  const facts = readResumeFacts(`Ana Ruiz

Experience
Registered Nurse, City Hospital, 2020 - Present
- Cut falls of patients on the ward by 30%

Nursing Assistant, City Hospital, 2015 - 2019
- Cared for 12 patients on the ward`)
  expect(letter({ facts, targetRole: 'Registered Nurse' })).toContain('Also at City Hospital, I cared')
})

test('a project that fits is told as one', () => {
  const facts = readResumeFacts(`Ana Ruiz

Experience
Bank Teller, City Bank, 2015 - Present
- Counted cash

Projects
Rain garden, 2022
- Dug a rain garden of 40 square meters with native plants`)
  expect(letter({ facts, targetRole: 'Landscape Gardener' })).toContain('In my project Rain garden, I dug')
})

test('an employer without a name is a blank', () => {
  expect(letter({ employer: ' ' })).toContain('[company]')
})

test('a word alone is no achievement', () => {
  const facts = readResumeFacts('Ann Lee\n\nExperience\nDriver, Vans Ltd, 2020 - 2022\n- vans\n- cars')
  expect(letter({ facts, posting: 'vans cars', targetRole: 'Delivery Driver' })).toContain(BLANKS.result)
})
