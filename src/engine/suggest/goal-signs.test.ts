import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { isOccupation } from './goal-item.ts'
import { readGoals } from './read-goals.ts'

const engine = testEngine()
const { occupations, goalTables } = engine.career

/** The codes that a goal wants and leaves, for somebody of the present code. */
function signs(presentCode: string, goal: string) {
  const { items } = readGoals(
    engine,
    goalClauses(goalTables(), goal),
    occupations.rowOf.get(presentCode) ?? null,
  )
  return {
    wanted: items.filter(isOccupation).flatMap(({ codes }) => codes),
    left: items.filter(({ kind }) => kind === 'leave').flatMap(({ codes }) => codes),
  }
}

const holds = (codes: string[], start: string) => codes.some(code => code.startsWith(start))

const NURSE = '29-1141.00'
const COOK = '35-2014.00'
const LAWYER = '23-1011.00'
const OFFICER = '33-3012.00'

test.each([
  [NURSE, 'Is it crazy to leave nursing for real estate?', '41-9022', '29-1141'],
  [LAWYER, 'Would I be mad to give up law for woodworking?', '51-7011', '23-1011'],
  ['25-1071.00', 'teaching -> instructional design', '25-9031', '25-2'],
  ['41-2031.00', 'retail to human resources', '13-1071', '41-2031'],
  ['53-3033.00', 'no driving no retail something in IT', '15-12', '53-3'],
  ['47-2061.00', "I'd take crane operator over laborer any day", '53-7021', '53-7062'],
  ['17-2141.00', "I'd prefer research to production", '19-', '51-1011'],
  [
    '39-5012.00',
    'If I have to cut hair one more year I will scream. Dental hygienist!',
    '29-1292',
    '39-5012',
  ],
  ['29-1021.00', 'I regret becoming a dentist, I should have been a sculptor', '27-1013', '29-1021'],
  ['29-2081.00', 'I have no interest in becoming an optometrist. Sales.', '41-', '29-1041'],
  [OFFICER, 'Park ranger is the dream, prison is the nightmare.', '19-1031', '33-3012'],
  ['27-4021.00', 'weddings no more, product photography yes please', '27-4021', '13-1121'],
  ['43-4051.00', "Don't make me go back to a call center. Bookkeeper.", '43-3031', '43-4051'],
  ['35-1011.00', "I'd rather not cook for a living any more, bookkeeper", '43-3031', '35-2014'],
  ['41-9012.00', "I'm past modeling. Bookkeeper.", '43-3031', '41-9012'],
  ['53-5011.00', 'Done at sea. Bookkeeper.', '43-3031', '53-5021'],
  ['51-4041.00', 'I miss machining. They made me a supervisor and I hate it.', '51-4041', '55-'],
  ['13-2011.00', "I was a lawyer and I don't want to go back to that. Bookkeeper.", '43-3031', '23-1011'],
  [COOK, "Cooking is all I know but I don't want it any more. Bookkeeper.", '43-3031', '35-2014'],
  [
    '35-3031.00',
    'Tired of waiting tables, my sister is a dental assistant and I want that too',
    '31-9091',
    '35-',
  ],
  ['25-2021.00', 'I never planned to stay in teaching this long, bookkeeper', '43-3031', '25-2'],
  ['13-2011.00', 'I would love to be out of accounting and in a garden center', '37-3011', '13-2011'],
  ['25-2021.00', 'It is time to say goodbye to teaching and hello to nursing', '29-1141', '25-2'],
  ['29-1292.00', 'it was a mistake to become a hygienist, i want to be a bookkeeper', '43-3031', '29-1292'],
  ['53-2012.00', 'Bookkeeper, the flying itself I can do without', '43-3031', '53-2011'],
  ['51-9199.00', 'anything would beat the factory, bookkeeper', '43-3031', '51-'],
  ['41-4012.00', "I'm good at sales and sick of it. Bookkeeper.", '43-3031', '41-'],
  ['33-3051.00', 'Detective, yes. Desk sergeant, never.', '33-3021', '33-1012'],
  ['53-3033.00', 'Bookkeeper, any office as long as it isn’t driving', '43-3031', '53-3'],
  ['43-6014.00', "I won't be a secretary when I'm 60. Bookkeeper.", '43-3031', '43-6014'],
  ['35-3031.00', 'Done waiting tables. Bookkeeper.', '43-3031', '35-'],
  ['25-2021.00', 'Keep the summers, lose the classroom. Bookkeeper.', '43-3031', '25-2'],
  ['39-5012.00', 'The salon can keep its Saturdays. Bookkeeper.', '43-3031', '39-5012'],
  ['41-2011.00', 'fast food no retail no daycare yes', '39-9011', '41-2031'],
  ['25-2021.00', 'I want to stay in education but get out of the classroom', '25-9031', '25-2031'],
  ['49-3023.00', 'fix planes instead of cars', '49-3011', '49-3023'],
  ['35-9021.00', 'I want to be a chef, not just wash dishes', '35-1011', '35-9021'],
  ['29-1051.00', 'Retail pharmacy is a factory. Bookkeeper.', '43-3031', '29-1051'],
  ['35-1011.00', 'Head chef is too much stress. Bookkeeper.', '43-3031', '35-1011'],
  ['13-2011.00', "Accounting, I can't do it any more. Carpenter.", '47-2031', '13-2011'],
  ['27-1024.00', 'Advertising makes me feel empty. Museums.', '25-4012', '11-2011'],
  ['39-9031.00', 'nutrition interests me more than fitness', '29-1031', '39-9031'],
  [COOK, 'Cooking is not compatible with a family. Bookkeeper.', '43-3031', '35-2014'],
  ['13-1121.00', 'Events are fun when you are 25. Bookkeeper.', '43-3031', '13-1121'],
  ['19-2031.00', 'Quality control is repetitive. Bookkeeper.', '43-3031', '51-9061'],
  ['51-6052.00', 'Sewing bores me. Bookkeeper.', '43-3031', '51-6052'],
  ['43-6014.00', 'Typing is dull. Carpenter.', '47-2031', '43-6014'],
  ['19-3011.00', 'Carpentry over banking, any time.', '47-2031', '13-2072'],
  ['39-9031.00', 'Fitness is for the young. Bookkeeper.', '43-3031', '39-9031'],
  ['45-3031.00', 'I need work ashore. Bookkeeper.', '43-3031', '45-3031'],
  ['51-2092.00', 'The line is killing me. Bookkeeper.', '43-3031', '51-2092'],
  ['41-1011.00', 'No staff to manage any more, bookkeeper', '43-3031', '41-1011'],
  ['15-1252.00', "I don't want to be a manager. Databases.", '15-1242', '11-3021'],
  ['45-2093.00', "I ain't good with computers. Carpenter.", '47-2031', '15-12'],
  [COOK, 'I have never been any good at sales. Bookkeeper.', '43-3031', '41-'],
  [COOK, "I'm hopeless with computers. Carpenter.", '47-2031', '15-12'],
  [COOK, "I don't understand computers. Carpenter.", '47-2031', '15-12'],
  ['41-1011.00', "I've done my time on the shop floor. Bookkeeper.", '43-3031', '41-1011'],
  ['53-3032.00', 'I paid my dues on the road. Dispatcher.', '43-5032', '53-3'],
  ['43-3051.00', "HR. I can't look at another column of numbers.", '13-1071', '43-3'],
  ['53-4041.00', "I'm alone in that cab all day and it gets to me. Bookkeeper.", '43-3031', '53-4'],
  ['45-3031.00', 'The sea has taken enough. Bookkeeper.', '43-3031', '53-5021'],
  ['33-3051.00', "I've seen enough. Bookkeeper.", '43-3031', '33-3051'],
  ['11-9111.00', 'I never wanted to be the boss. Carpenter.', '47-2031', '11-9111'],
  ['11-9032.00', "I'd give up the budgets to teach history.", '25-20', '13-2'],
  ['49-3023.00', 'No more work behind a counter. IT support.', '15-1232', '41-2'],
  ['29-1161.00', 'Too many births on too little sleep. Bookkeeper.', '43-3031', '29-1161'],
  ['51-6052.00', 'Sewing gives me headaches. Bookkeeper.', '43-3031', '51-6052'],
  ['51-3023.00', 'I want out. Bookkeeper.', '43-3031', '51-3023'],
  ['11-9081.00', 'I want out of hospitality. Bookkeeper.', '43-3031', '11-9081'],
  ['15-1251.00', 'I fell out of love with programming. Carpenter.', '47-2031', '15-'],
  ['43-6014.00', "I've outgrown the typing. Carpenter.", '47-2031', '43-'],
  [NURSE, 'Hospitals chew you up. Bookkeeper.', '43-3031', '29-'],
  ['27-2011.00', 'Theatre is badly paid. Bookkeeper.', '43-3031', '27-'],
  ['27-3091.00', 'Court work only, conferences are too hectic', '23-1012', '13-1121'],
  ['15-1251.00', "I'm fed up staring at code. Carpenter.", '47-2031', '15-'],
  ['51-4121.00', 'I want to put down the torch. Bookkeeper.', '43-3031', '51-4121'],
  [COOK, 'Out of the heat of the kitchen. Bookkeeper.', '43-3031', '35-'],
  ['13-2011.00', 'No more month ends. Carpenter.', '47-2031', '13-2'],
  [NURSE, 'I want to leave A&E. Bookkeeper.', '43-3031', '29-1141'],
  ['11-9013.00', 'I want to hand over the farm. Bookkeeper.', '43-3031', '11-9013'],
  ['33-3021.00', "I've seen too many children suffer. Bookkeeper.", '43-3031', '25-2'],
])('somebody of %s: %s wants %s and leaves %s', (present, goal, want, leave) => {
  const { wanted, left } = signs(present, goal)
  expect(holds(wanted, want)).toBe(true)
  expect(holds(left, want)).toBe(false)
  expect(holds(left, leave)).toBe(true)
})

test.each([
  ['27-2042.00', "I won't give up music but I need a day job", '27-2042'],
  ['29-1131.00', "I'm leaving practice, not animals", '39-2021'],
  ['29-2043.00', 'I have no plans to leave emergency medicine', '29-2043'],
  ['15-1252.00', "I don't want to become a manager, staff engineer is enough", '15-1252'],
  ['21-1021.00', 'burned out of child protection but not of social work', '21-1022'],
  ['13-1082.00', "I'm a project manager who wants to be a carpenter", '47-2031'],
  ['29-1131.00', 'i like the animals its the owners i cant stand', '39-2021'],
  ['29-1031.00', 'I should never have left research.', '19-'],
  ['13-2072.00', 'I would never leave banking for insurance', '13-2072'],
  ['53-3054.00', 'I was an accountant at home, I want my profession back', '13-2011'],
  ['27-1023.00', 'weddings only, my own studio, no more shop on Saturdays', '27-1023'],
  ['27-3023.00', 'Teaching German to migrants would be meaningful', '25-1124'],
  ['15-1254.00', 'Carpentry, but with a partner, alone is not for me', '47-2031'],
  [COOK, 'I used to be an accountant and would like to use that again', '13-2011'],
  ['41-2011.00', 'My friend left retail for a bank and loves it. I want that too', '13-2072'],
])('somebody of %s: %s keeps %s', (present, goal, kept) => {
  const { wanted, left } = signs(present, goal)
  expect(holds(wanted, kept)).toBe(true)
  expect(holds(left, kept)).toBe(false)
})

test.each([
  ['41-3031.00', 'No more deals. I want to do something that is good for society.', '41-3031'],
  ['51-1011.00', 'I want back on the tools', '51-1011'],
  ['41-2011.00', 'Cashier is fine but I want to be a pharmacy technician.', '41-2011'],
  ['15-1232.00', 'Help desk is a stepping stone, network engineer is the goal', '15-1232'],
  [NURSE, "My mother was a nurse, my sister is a nurse, I don't want to be one any more.", '29-1141'],
  ['35-3031.00', 'waiter now, accountant later', '35-3031'],
  ['25-2021.00', 'Wanted to be a journalist once. Now I want to be a principal.', '27-3023'],
  ['47-2152.00', 'sons want me to keep plumbing. I want to be a bookkeeper.', '47-2152'],
  ['15-1252.00', 'Not sure I want to be a developer any more. Bookkeeper.', '15-1252'],
  ['29-2052.00', 'want to go further than pharmacy tech, nurse', '29-2052'],
  ['41-2031.00', 'Sales assistant for now but hoping for visual merchandising', '41-2031'],
  ['47-2152.00', 'Why would I want to be a manager? I like pipes.', '11-'],
  ['13-2072.00', 'I would never leave banking for insurance', '13-2053'],
  ['53-2031.00', "I've loved flying, but I want to settle. Training new cabin crew.", '53-2031'],
  [LAWYER, 'In-house compliance work, the billable hours are crushing me', '23-1011'],
  ['19-4031.00', 'Water quality. My plant makes paint.', '51-9124'],
  ['45-2092.00', 'Driving tractors is what I know, but I could learn to weld', '53-3'],
  ['47-2141.00', 'Interior design. Painting is ok until then.', '47-2141'],
  ['27-2011.00', 'Acting does not feed us. Bookkeeper.', '27-2011'],
  ['41-2031.00', 'Retail taught me a lot. Bookkeeper.', '41-2031'],
  ['17-2171.00', 'Oil pays my mortgage. Wind energy.', '47-5'],
  ['11-3031.00', 'Retirement from banking, then ski instructor', '13-2072'],
  ['25-2012.00', 'My voice is gone. Library work.', '27-2011'],
  ['45-3031.00', 'Two kids now. Something ashore.', '45-3031'],
  ['35-1011.00', 'Seventeen years in kitchens. Bookkeeper.', '35-2014'],
  ['43-5052.00', 'Dogs and rain for 20 years. Indoor work.', '39-2021'],
  ['27-1024.00', 'AI will take my job. Carpenter.', '15-2051'],
  ['49-2022.00', "Desk work, doctor's orders.", '29-12'],
  ['47-2111.00', 'houses only', '11-9141'],
  ['53-3054.00', 'I want to be an engineer again', '53-4011'],
  ['49-3023.00', 'Restore old boats. New cars are just computers.', '15-12'],
  ['53-3031.00', 'No one wants milk delivered any more. Bookkeeper.', '53-3031'],
  ['51-2092.00', 'My boy has autism so I need mornings only', '25-2056'],
  ['47-5051.00', 'Dust on my lungs, says the doctor. Office.', '29-12'],
  ['11-3031.00', "Head office wants sales. I'd rather help people.", '41-'],
  ['47-2181.00', 'stay home with the baby some days', '29-1161'],
  ['11-9179.00', "I'd sell the gym tomorrow. Bookkeeper.", '41-'],
  ['13-2011.00', "I thought about law but it's too late. Bookkeeper.", '23-1011'],
  ['33-9032.00', 'The army was great. Now civil engineering.', '55-'],
  ['43-9061.00', 'Police was my first choice but my eyes are bad. Probation.', '33-3051'],
  ['27-2042.00', 'Music stays a hobby, library maybe', '27-2042'],
  ['25-2021.00', "I've been asked to be deputy head. Bookkeeper.", '11-9032'],
  ['35-1011.00', 'People think I love cooking. Bookkeeper.', '35-'],
  ['43-9061.00', 'Filing is all I do. Carpenter.', '43-4071'],
  ['45-2093.00', "I'd sell up. Carpenter.", '41-'],
  ['49-3023.00', 'Cars are all electronics now. Carpenter.', '17-2071'],
])('somebody of %s: %s is no wish for %s', (present, goal, unwanted) => {
  expect(holds(signs(present, goal).wanted, unwanted)).toBe(false)
})

test('who helps people out of debt leaves no debt', () => {
  expect(signs('13-2011.00', 'I would like to help people out of debt').left).not.toContain('43-3011.00')
})

test('what is left for good, or for one’s health, is exchanged for nothing', () => {
  for (const reason of ['good', 'my health', 'the sake of my family'])
    expect(goalClauses(goalTables(), `I want to leave nursing for ${reason}`).at(-1)).toMatchObject({
      polarity: 'leave',
    })
})

test('children instead of old people wish for no old people', () => {
  const { items } = readGoals(
    engine,
    goalClauses(goalTables(), 'I would like to work with children instead of old people'),
    null,
  )
  expect(items.map(({ id }) => id)).toContain('condition:working with children')
  expect(items.map(({ id }) => id)).not.toContain('condition:working with older people')
})

test('what no table knows and a wish for a change leave the present work, a wish for shorter hours does not', () => {
  expect(signs('41-3031.00', 'No more deals. Something good for society.').left).toContain('41-3031.00')
  expect(signs('41-3031.00', 'No more deals. Shorter hours.').left).toEqual([])
})

test.each([
  [COOK, 'The hotel wants a head chef, bookkeeper is enough for me', '43-3031'],
  [COOK, 'A bookkeeper at the clinic would be plenty', '43-3031'],
  [COOK, 'bookkeeper to begin with, later my own office', '43-3031'],
  [NURSE, 'Night classes are going well, next stop bookkeeper', '43-3031'],
  [OFFICER, 'bookkeeper once my contract is over', '43-3031'],
  [OFFICER, 'Bookkeeper when the knees say no', '43-3031'],
  [OFFICER, "bookkeeper, and if the exam doesn't work out, baker", '43-3031'],
  [OFFICER, 'bookkeeper, or a baker if numbers are not for me', '51-3011'],
  [NURSE, 'Leaving nursing to qualify as a bookkeeper', '43-3031'],
  [NURSE, 'Leaving care work for bookkeeper', '43-3031'],
  [NURSE, 'I am giving up nursing and becoming a bookkeeper', '43-3031'],
  [NURSE, 'out of the ward and over to bookkeeping', '43-3031'],
  [NURSE, 'I love numbers, so why am I not a bookkeeper?', '43-3031'],
  [NURSE, 'I would be a bookkeeper if they would stop hiring bookkeepers with degrees', '43-3031'],
  [NURSE, 'bookkeeper two days a week, the night shifts have worn me out', '43-3031'],
  [NURSE, 'bookkeeper, I did the accounts of our club and was good at it', '43-3031'],
  [NURSE, 'want out to plain bookkeeping', '43-3031'],
  ['31-1121.00', 'I am leaving home care to train as a bookkeeper', '43-3031'],
  ['15-1253.00', 'automation engineer or bookkeeper, manual testing is a dead end', '43-3031'],
])('somebody of %s: %s wants %s and does not leave it', (present, goal, code) => {
  const { wanted, left } = signs(present, goal)
  expect(holds(wanted, code)).toBe(true)
  expect(holds(left, code)).toBe(false)
})

test.each([
  [NURSE, 'Ten years of nursing is enough for me. Bookkeeper.', '29-1141'],
  [NURSE, 'Covid finished me as a nurse. Bookkeeper.', '29-1141'],
  ['41-4012.00', "The next job won't be selling. Bookkeeper.", '41-'],
  ['15-1252.00', 'Writing code can go to those who like it. Bookkeeper.', '15-12'],
  ['41-2031.00', 'Bookkeeping suits me, selling clothes does not', '41-'],
  ['47-2181.00', "I'm 45 and done climbing roofs. Bookkeeper.", '47-2181'],
  ['37-2012.00', 'Something easier on my body than cleaning rooms', '37-2'],
  ['53-5011.00', 'A job ashore, port operations or bookkeeper', '53-5011'],
  ['21-1021.00', 'Social work burned me out. Bookkeeper.', '21-1'],
  ['13-2011.00', 'Accounting is honestly not for me. Carpenter.', '13-2011'],
  ['51-3021.00', 'I want to finish with butcher work and be a bookkeeper', '51-3021'],
  ['47-2181.00', "my back won't take another ten years of roofs. Bookkeeper.", '47-2181'],
  ['47-1011.00', 'step down, less responsibility', '47-1011'],
])('somebody of %s: %s leaves %s', (present, goal, code) => {
  expect(holds(signs(present, goal).left, code)).toBe(true)
})

test.each([
  ['31-1131.00', "I've done care work for 14 years. Bookkeeper.", '31-1'],
  ['43-5031.00', "I've taken 999 calls for nine years. Bookkeeper.", '43-5031'],
  ['29-2043.00', 'I would like to teach EMT classes', '29-2043'],
])('somebody of %s: %s does not wish for %s', (present, goal, code) => {
  const { wanted } = signs(present, goal)
  expect(holds(wanted, code)).toBe(false)
})

test('who wants the same work in another way stays in it', () => {
  expect(holds(signs(NURSE, 'Same job, three days a week').wanted, '29-1141')).toBe(true)
  expect(holds(signs('43-6012.00', 'same kind of work but nearer to home').wanted, '43-6012')).toBe(true)
})

test('who names other work does not stay for a smaller place', () => {
  expect(holds(signs(NURSE, 'Bookkeeper. A smaller firm.').wanted, '29-1141')).toBe(false)
  expect(holds(signs(LAWYER, 'A smaller practice').wanted, '23-1011')).toBe(true)
})

test('who leaves the place of the work for another keeps the work', () => {
  const pharmacist = '29-1051.00'
  expect(holds(signs(pharmacist, 'from retail pharmacy into a hospital').wanted, '29-1051')).toBe(true)
  expect(holds(signs(pharmacist, 'I am done with retail pharmacy').wanted, '29-1051')).toBe(false)
})

test('less responsibility leaves the work of a leader, and of nobody else', () => {
  expect(holds(signs('29-1051.00', 'step down, less responsibility').left, '29-1051')).toBe(false)
})

test('a verdict after what a verb wishes for speaks of its own subject', () => {
  const goal = 'Become a bookkeeper or get into baking, long hours at the line hurt my feet'
  expect(holds(signs(NURSE, goal).wanted, '43-3031')).toBe(true)
  expect(holds(signs(NURSE, goal).left, '43-3031')).toBe(false)
})

test('what is left by a figure of speech is left', () => {
  expect(holds(signs(COOK, 'no more putting out fires, bookkeeper').left, '33-2')).toBe(true)
  expect(holds(signs('53-3032.00', "I'm done being behind the wheel all day").left, '53-3')).toBe(true)
})

test('marking is a part of teaching, and who leaves it does not leave the classroom', () => {
  expect(signs('25-2021.00', 'I love the children but not the marking').left).toEqual([])
})

test('who would assist a chief executive wants to be none', () => {
  expect(holds(signs('43-6011.00', "I'd like to assist a CEO").wanted, '11-1011')).toBe(false)
})

test('a doctor who wants no patients leaves no medicine', () => {
  expect(signs('29-1222.00', 'pathologist, no patients').left).toEqual([])
})

test('a living is made out of work that is wanted', () => {
  const trainer = signs('39-9031.00', 'Make a proper living out of personal training')
  expect(holds(trainer.wanted, '39-9031')).toBe(true)
  expect(trainer.left).toEqual([])
  expect(signs('23-1011.00', "I don't want to make a living out of law").wanted).toEqual([])
})

test('who would teach their own work wants to teach it', () => {
  const photographer = signs('27-4021.00', 'I would like to teach photography at a college')
  expect(holds(photographer.wanted, '25-')).toBe(true)
  expect(holds(photographer.wanted, '27-4021')).toBe(false)
  const baker = signs('51-3011.00', 'Food safety inspector, or lecturer in bakery at the college')
  expect(holds(baker.wanted, '51-3011')).toBe(false)
  expect(holds(signs(NURSE, 'I would like to teach and do photography').wanted, '27-4021')).toBe(true)
  expect(holds(signs('27-4021.00', "I'd like teaching or photography").wanted, '27-4021')).toBe(true)
})

test.each([
  ['I want to build bridges between the departments', 'I want to build bridges'],
  ['pilot my own course', 'be a pilot'],
  ['take the credit for my work for once', 'work in credit'],
  ['come back from maternity leave', 'maternity'],
  ['a dynamic work environment', 'protect the environment'],
  ['be a role model for others', 'be a model'],
  ['finish my education', 'work in education'],
  ['put it in writing', 'earn my living with writing'],
  ['take the wheel', 'sail a cargo ship'],
  ['stop putting out fires all day', 'put out fires'],
  ['be patient with my plans', 'more patient care'],
  ['pay off my mortgage', 'help people get a mortgage'],
])('%s names no work, %s does', (idiom, work) => {
  const named = (goal: string) =>
    readGoals(engine, goalClauses(goalTables(), goal), null).items.filter(
      item => isOccupation(item) && !item.implied,
    )
  expect(named(idiom)).toEqual([])
  expect(named(work)).not.toEqual([])
})

test('the subject that somebody would teach at a school, or advise on, is no work that they want', () => {
  const chemist = signs('19-2031.00', 'I want to teach high school chemistry')
  expect(holds(chemist.wanted, '25-2')).toBe(true)
  expect(holds(chemist.wanted, '19-2031')).toBe(false)
  expect(holds(signs(LAWYER, 'Mediation, or teaching law').wanted, '23-1011')).toBe(false)
  expect(holds(signs('25-2031.00', 'teaching or law').wanted, '23-1011')).toBe(true)
})

test('a studio of their own is the work of who designs', () => {
  const named = (present: string) =>
    readGoals(
      engine,
      goalClauses(goalTables(), 'Own studio eventually'),
      occupations.rowOf.get(present) ?? null,
    )
      .items.filter(({ kind }) => kind === 'role')
      .flatMap(({ codes }) => codes)
  expect(named('17-1011.00')).toContain('17-1011.00')
  expect(named('43-4171.00')).not.toContain('43-4171.00')
})

test('where somebody sleeps or what size a class has leaves no trucks and no teaching', () => {
  expect(signs('53-3032.00', 'no more sleeping in the truck').left).toEqual([])
  expect(signs('53-3032.00', 'no more trucks').left).not.toEqual([])
  expect(signs('25-2058.00', 'one to one with pupils instead of a class of twelve').left).toEqual([])
})
