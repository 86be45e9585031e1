import { expect, test } from 'vitest'
import { postingLines } from './posting-sections.ts'

const partOf = (line: string) => postingLines(line)[0]?.part

test.each([
  ['Job type: Full-time', 'terms'],
  ['Pay: $30/hr', 'terms'],
  ['Location: Austin, Texas', 'terms'],
  ['Schedule: Monday to Friday', 'terms'],
  ['Closing date: 9 June', 'terms'],
  ['Reports to: Head of Finance', 'terms'],
  ['Responsible to: Deputy Manager', 'terms'],
  ['Post title: Care Worker', 'terms'],
  ['Post reference: CFL/22', 'terms'],
  ['Closing on: 15 Dec', 'terms'],
  ['Pay | $30/hr', 'terms'],
  ['spanish = huge plus', 'nice'],
  ['pressure = force over area', 'other'],
  ['Contract type: Permanent', 'terms'],
  ['Experience: 6–10 years', 'must'],
  ['Requirements: Python', 'must'],
  ['Assets: French', 'nice'],
  ['Sales experience is not required.', 'unneeded'],
  ['No windows server experience needed.', 'unneeded'],
  ['You do not need a bookselling background.', 'unneeded'],
  ["Visual branding experience isn't necessary.", 'unneeded'],
  ['We offer medical, dental and vision.', 'benefit'],
  ['401(k), paid time off and free lunch', 'benefit'],
  ['$85,000 base / $170,000 OTE', 'benefit'],
  ['Salary per schedule.', 'benefit'],
  ['We are an equal opportunity employer.', 'legal'],
  ['Interested candidates may share a CV.', 'legal'],
  ['New graduates are welcome to apply.', 'legal'],
  ['Spanish is welcome.', 'nice'],
  ['Kotlin would be lovely.', 'nice'],
  ['You must hold a forklift license.', 'must'],
  ['You will patrol the campus.', 'duty'],
  ["Day to day you'll process invoices.", 'duty'],
  ['Harbour Freight Analytics is a logistics company.', 'company'],
  ['Founded in 1978, we haul dry goods.', 'company'],
  ['The weather is fine for walks', 'nice'],
  ['Lorem ipsum dolor', 'other'],
  ['Arabic speaking will be plus point.', 'nice'],
  ['Two plus two makes four.', 'other'],
  ['Time on a farm would count in your favour.', 'nice'],
  ['No applicant without a chainsaw ticket is seen.', 'must'],
  ['The candidate should be fluent in Welsh.', 'must'],
  ['We would want to see a season of lambing.', 'must'],
  ['She has to keep the room clean.', 'duty'],
  ['She has two dogs.', 'company'],
  ['The work is old and new: you will edit the notes.', 'duty'],
  ['Sponsorship is not available for this role.', 'legal'],
  ['Kestrel Search Ltd | EA Licence No: 12C3456', 'legal'],
  ['A licence number is asked for at the gate.', 'must'],
  ['Walk in possible Mon to Fri', 'legal'],
  ['Clean the walk-in cooler', 'duty'],
  ['Free shuttle from the station', 'benefit'],
  ['Free weights and mats are cleaned daily', 'other'],
  ['20% off in both shops', 'benefit'],
  ['Signing bonus of up to 25K', 'benefit'],
  ['Market-related package', 'benefit'],
  ['Paid search and social', 'other'],
  ['Relocation assistance and salary packaging', 'benefit'],
  ['Mount Kestrel is a friendly town of 9,000', 'company'],
  ["You're decent with spreadsheets.", 'must'],
  ['You can write.', 'must'],
  ['You are going to own our channels.', 'duty'],
  ['You talk owners through the coat.', 'duty'],
  ['You can expect a warm welcome.', 'other'],
  ["We'd like you to have a Level 2.", 'must'],
  ["You'll want a car.", 'must'],
  ["If you've led a room before, fab.", 'nice'],
  ["Good humor isn't optional here.", 'other'],
  ['To plan discharge with the ward.', 'duty'],
  ['Under general supervision, repairs coaches.', 'duty'],
  ['That means: planning the calendar.', 'duty'],
  ['Moving and handling is a big part of the day.', 'duty'],
  ["We're Sage Kitchens, a family mob.", 'company'],
  ['Blue Finch are delighted to partner with a bakery.', 'company'],
  ['AISC certified shop.', 'company'],
  ['Must have 1 year on a reach truck.', 'must'],
  ['CTC up to 18 LPA', 'benefit'],
  ['Candidates who require sponsorship will not be considered.', 'legal'],
  ['Reporting to the Head of Brand, you shape campaigns.', 'duty'],
  ['Application question(s): How many points?', 'terms'],
])('%j is part of %s', (line, part) => {
  expect(partOf(line)).toBe(part)
})

test('one benefit word does not mute a sentence that asks', () => {
  expect(partOf('Requirements\n- x')).toBe('must')
  const [, claims] = postingLines('Requirements\n- Dental claims and health insurance billing')
  expect(claims?.part).toBe('must')
  const [, list] = postingLines('Requirements\nHealth insurance, 401(k), paid time off')
  expect(list?.part).toBe('benefit')
})

test('a label line changes no section, a heading with its text on the line none but its own', () => {
  const parts = postingLines('Requirements\n- Java\nPay: $30/hr\n- Docker\nNice to have: Go\n- Linux').map(
    ({ part }) => part,
  )
  expect(parts).toEqual(['must', 'must', 'terms', 'must', 'nice', 'must'])
})

test('an unknown heading ends a muted section', () => {
  const parts = (heading: string) =>
    postingLines(`Benefits\n- gym\n${heading}\n- Java`).map(({ part }) => part)
  expect(parts('Toolbox:')).toEqual(['benefit', 'benefit', 'other', 'other'])
  expect(parts('TOOLBOX')).toEqual(['benefit', 'benefit', 'other', 'other'])
  expect(parts('Toolbox')).toEqual(['benefit', 'benefit', 'benefit', 'benefit'])
})

test('a paragraph set off from a list of bullets is not of the list’s section', () => {
  const last = (gap: string) => postingLines(`Requirements\n- Java${gap}Lorem ipsum dolor`).at(-1)?.part
  expect(last('\n\n')).toBe('other')
  expect(last('\n')).toBe('must')
})

test('what follows a semicolon goes on with its sentence, a stop in brackets does not end one', () => {
  expect(postingLines('You will match orders; chase debtors; lorem').map(({ part }) => part)).toEqual([
    'duty',
    'duty',
    'duty',
  ])
  expect(postingLines('Take problems (waitlists! bookings!) to the end. Lorem')).toHaveLength(2)
  expect(postingLines('Report to the V.P. of sales, e.g. weekly')).toHaveLength(1)
})

test('in a paragraph about the work, what says nothing else goes on with it', () => {
  const parts = (text: string) =>
    postingLines(`Clerk\n\n${text}`)
      .slice(1)
      .map(({ part }) => part)
  expect(
    parts('You will match orders. Weekly payroll for 19. We love our dog. It never barks much.'),
  ).toEqual(['duty', 'duty', 'other', 'other'])
  expect(parts('Weekly payroll for 19.')).toEqual(['other'])
})

test('only the end of a sentence is not needed', () => {
  expect(partOf("You know your hooks from your calls, and you don't need hand-holding.")).toBe('must')
})

test('a company under a heading that asks is told by what it is', () => {
  const [, line] = postingLines('Background\nTumaini Relief is an international NGO in Kenya')
  expect(line?.part).toBe('company')
})

test('a wish stays one with its question', () => {
  expect(postingLines('Clerk\nCanva or Figma? Sweet.').at(-1)).toMatchObject({ part: 'nice' })
})

test('what you would want to have done is one sentence', () => {
  expect(
    postingLines("So you'd want to have done your training, or be happy to do it with us."),
  ).toHaveLength(1)
})
