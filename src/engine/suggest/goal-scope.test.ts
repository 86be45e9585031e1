import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'

const tables = testEngine().career.goalTables()
const texts = (goal: string, polarity: string) =>
  goalClauses(tables, goal)
    .filter(clause => clause.polarity === polarity && clause.condition === null)
    .map(({ text }) => text)

test.each([
  ['Mechanic at a dealership 12 yrs, flat rate pay is a joke', 'Mechanic at a dealership'],
  ['Nanny with four families over 9 years. Midwife', 'Nanny with four families'],
  ['Night security at a shopping mall since 2019', 'Night security at a shopping mall'],
])('%s: what somebody has been for so long is told and not wished for', (goal, told) => {
  expect(texts(goal, 'past')).toContain(told)
})

test.each([
  ['Fire inspector once I hit 20 years', 'Fire inspector once I hit'],
  ['MRI tech next, ten years of x-ray is long enough', 'MRI tech next'],
  ['Physician assistant within 3 years', 'Physician assistant within 3 years'],
  ['Marketing manager in 2 years', 'Marketing manager in 2 years'],
  ['Marketing manager within 2 years', 'Marketing manager within 2 years'],
])('%s: a time to come is no time that has passed', (goal, wish) => {
  expect(texts(goal, 'want')).toContain(wish)
})

test.each([
  ['An inside job, sorting or counter, the dogs and the ice are too much', 'An inside job'],
  ['leave the newsroom for a press job in a hospital, the layoffs wear me out', 'a press job in a hospital'],
  ['underwriting, claims is nothing but arguments', 'underwriting'],
  ["I'm a chartered accountant and the month ends are killing me", ''],
  ['away from retail pharmacy, into a hospital or research', 'research'],
])('%s: a verdict leaves its own subject and no wish beside it', (goal, wish) => {
  const wanted = texts(goal, 'want')
  if (wish === '') expect(texts(goal, 'leave')).toEqual(['the month ends'])
  else expect(wanted.some(text => text.endsWith(wish) || text === wish)).toBe(true)
})

test('all subjects of one verdict are left', () => {
  expect(texts('Lifting, the nights, the smell are killing me', 'leave')).toEqual([
    'Lifting',
    'the nights',
    'the smell',
  ])
})

test('what is left only with the words beside it is marked', () => {
  const spread = (goal: string) =>
    goalClauses(tables, goal)
      .filter(({ isSpread }) => isSpread)
      .map(({ text }) => text)
  expect(spread('nights, weekends and holidays are killing me')).toContain('nights')
  expect(spread('Anything but teaching')).toEqual([])
  expect(spread('No more retail. Something in IT')).toEqual([])
})

test.each([
  ["I went to school for graphic design and that's what I want to do for a living", 'graphic design'],
  ['I used to do office admin and would go back to that', 'office admin'],
  ["I'd like to use what I know as an agricultural adviser", 'agricultural adviser'],
  ['build furniture to order instead of hanging doors', 'build furniture to order'],
  ["Instead of bartending I'd go for event planning", 'event planning'],
  ['Why not teaching?', 'teaching'],
  ['I would like to be an engineer again and hand the managing over to somebody else', 'engineer again and'],
])('%s: it is a wish', (goal, wish) => {
  expect(texts(goal, 'want')).toContain(wish)
})

test.each([
  ['work with livestock insted of picking fruit', 'picking fruit'],
  ["I'm 34 and stuck in admin", 'admin'],
  ['My forklift days should be over by christmas', 'My forklift'],
  ['I was made supervisor and hate it', 'made supervisor'],
  ['Mortgage industry is too up and down', 'Mortgage industry'],
  ['So from inpatient psychology into prevention work', 'inpatient psychology'],
  ['teaching pays small and they owe us salaries', 'teaching'],
  ['Waving goodbye to law, hello to carpentry', 'law'],
  ['Time to hang up my estate agent hat and become a plumber', 'estate agent hat'],
  ['Accountancy and I are finished. Photography is calling me.', 'Accountancy'],
  ['No way am I going back to the ambulance', 'ambulance'],
  ['No idea what next, only that journalism isn’t it', 'only that journalism'],
])('%s: it is left', (goal, left) => {
  expect(texts(goal, 'leave')).toContain(left)
})

test('who wants no other job leaves none, and who left school leaves no teaching', () => {
  expect(texts('I love my animals and do not want another job', 'leave')).toEqual([])
  expect(texts('I left school at 16', 'leave')).toEqual([])
})

test.each([
  ["I couldn't be happier teaching", 'teaching'],
  ["I couldn't love nursing more", 'nursing more'],
  ["I can't imagine anything better than being a pastry chef", 'pastry chef'],
  ['Nothing beats being a baker', 'baker'],
  ["I can't see myself as anything but a chef", 'chef'],
  ["I don't hate nursing, I hate the paperwork", 'nursing'],
])('%s: praise that is said by a denial keeps the work', (goal, kept) => {
  expect(texts(goal, 'keep')).toContain(kept)
})

test('who does not hate their work but wishes for another says nothing of staying', () => {
  expect(texts("I don't hate retail, but I'd like to be a nurse", 'keep')).toEqual([])
  expect(texts("It's not that I dislike coffee, I just want to be a nurse", 'leave')).toEqual([])
})

test.each([
  ['get out of the factory, work outside, landscaping or forestry', 'work outside'],
  ['leave the shop, train as a nurse or a midwife', 'train as a nurse or a midwife'],
])('%s: a verb after the comma begins a wish', (goal, wish) => {
  expect(texts(goal, 'want').some(text => wish.includes(text))).toBe(true)
  expect(texts(goal, 'leave')).not.toContain(wish)
})

test.each([
  ["My goal isn't to leave recruiting, it's to leave agencies", 'keep', 'recruiting'],
  ["I'm done with fieldwork but not with the environment", 'keep', 'environment'],
  ['Exit consulting, become a teacher', 'leave', 'consulting'],
  ['Tried teaching, hated it. Back to sound', 'leave', 'Tried teaching,'],
  ['Law school is what my parents want. Compliance', 'neutral', 'Law school'],
  ["I'm closing my childminding business, a nursery", 'want', 'a nursery'],
  ["Everyone assumes I'm going to be an attorney. I'm not.", 'leave', 'attorney'],
  ['A fashion designer. Now I am only sewing school uniforms', 'past', 'sewing school uniforms'],
] as const)('%s: %s %s', (goal, polarity, text) => {
  expect(texts(goal, polarity)).toContain(text)
})

test('work that machines take is no wish', () => {
  expect(texts('With AI taking translation work I want to be a teacher', 'want')).toEqual(['teacher'])
})

test('what is not all that somebody wants is no refusal, and what they used to want no wish', () => {
  expect(texts("I don't just want to pick fruit, I want to manage the farm", 'leave')).toEqual([])
  expect(texts('I used to want to open my own clinic. Now I teach', 'past')).toContain('own clinic')
})

test.each([
  ["Anything where I don't have to stand all day and talk to customers", 'talk to customers'],
  ["I don't want to sit in an office and work weekends", 'work weekends'],
])('%s: a second verb after “to” is refused too', (goal, refused) => {
  expect(texts(goal, 'leave')).toContain(refused)
})

test('a verb of change after what is refused begins a wish', () => {
  expect(texts("I don't want to manage people and move into training", 'leave')).toEqual(['manage people'])
})

test('work in a place that is wished for is not told of today', () => {
  expect(texts('A lab job, somewhere I mostly work by myself', 'past')).toEqual([])
  expect(texts('I mostly work by myself', 'past')).toEqual(['work by myself'])
})

test('a business that is closed is no wish', () => {
  expect(texts("I'm closing my childminding business", 'want').join(' ')).not.toContain('business')
})

test.each([
  ['A permanent post, in or out of academia', 'academia', 'get out of academia'],
  ['It does not have to be mortgages', 'mortgages', 'I do not want to do mortgages'],
  ['it is dangerous and theres no fish', 'fish', 'no more fish'],
  ['Any job outside in fresh air', 'in fresh air', 'any job outside law enforcement'],
  ['Bridge to RN one day', 'Bridge', 'Retail to RN one day'],
])('%s leaves nothing, which “%3$s” does', (goal, words, other) => {
  expect(texts(goal, 'leave')).not.toContain(words)
  expect(texts(goal, 'leave')).toEqual([])
  expect(texts(other, 'leave')).toHaveLength(1)
})

test('what is weighed and then refused is left', () => {
  expect(texts('maybe nursing but i hate blood so probably not', 'leave')).toContain('nursing')
  expect(texts('maybe nursing but i hate blood so i need time', 'leave')).not.toContain('nursing')
})

test.each([
  ['I am drowning in audits and forms', 'leave', 'audits and forms'],
  ['The council cuts us every year', 'neutral', 'cuts us every year'],
  ['The council sounds good', 'want', 'The council sounds good'],
])('%s: %s', (goal, polarity, words) => {
  expect(texts(goal, polarity)).toContain(words)
})
