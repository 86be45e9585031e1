import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'

const tables = testEngine().career.goalTables()
const clauses = (goals: string) => goalClauses(tables, goals)
const texts = (goals: string, polarity: string) =>
  clauses(goals)
    .filter(clause => clause.polarity === polarity)
    .map(({ text }) => text)

test.each([
  ['Anything but teaching', 'teaching'],
  ['Get off the road', 'road'],
  ['burned out on litigation', 'litigation'],
  ['burnt out from night shifts', 'night shifts'],
  ['22 yrs behind the wheel is enough', 'behind the wheel'],
  ['I need out of bars', 'bars'],
  ['Still like books, less keen on bouncing', 'bouncing'],
  ['get out of long term care', 'long term care'],
  ['anywhere but a school', 'a school'],
  ['no more weddings', 'weddings'],
  ['no longer in retail', 'in retail'],
  ["I've had enough of dogs", 'dogs'],
  ["I'm done with crawl spaces", 'crawl spaces'],
  ['finished with grading', 'grading'],
  ['through with kitchens', 'kitchens'],
  ['sick and tired of customers', 'customers'],
  ['fed up with spreadsheets', 'spreadsheets'],
  ['not looking to fly any more', 'fly any more'],
  ["I don't want to sell", 'sell'],
  ['I never want to wait tables again', 'wait tables again'],
  ['I hate cold calling', 'cold calling'],
  ["can't stand the phones", 'the phones'],
  ['without the lifting', 'lifting'],
  ['fewer reports', 'reports'],
  ['less stress', 'stress'],
  ['escape the office', 'the office'],
  ['quit nursing', 'nursing'],
  ['leave the army', 'the army'],
  ['something other than sales', 'sales'],
  ['no nights', 'nights'],
  ['not in retail', 'retail'],
  ['Two weeks on two weeks off was fine at 25', 'Two weeks on two weeks off'],
  ['the commute is killing me', 'the commute'],
  ['instead of driving', 'driving'],
  ['I do not want to sell insurance', 'sell insurance'],
  ['I do not wish to teach', 'teach'],
  ["I don't ever want to see a kitchen", 'a kitchen'],
  ['I hardly want to run a restaurant', 'run a restaurant'],
  ["Please don't suggest trucking", 'trucking'],
  ["Please don't tell me security or trucking", 'security or trucking'],
  ['do not recommend me guard jobs', 'guard jobs'],
  ['I refuse to become a prompt engineer', 'prompt engineer'],
  ["I'd hate to be a lawyer", 'lawyer'],
  ['The last thing I want is marketing', 'marketing'],
  ['Neither sales nor marketing', 'marketing'],
  ['research, less so front end coding', 'front end coding'],
  ['Driving is out of the question', 'Driving'],
  ['Nights are over for me', 'Nights'],
  ['Please nothing to do with driving', 'driving'],
  ['Cooking bores me', 'Cooking'],
  ['bored stiff with dashboards', 'dashboards'],
  ['Retail is a sausage factory', 'Retail'],
  ["Ironing isn't a career", 'Ironing'],
  ['PR would be selling my soul', 'PR'],
  ['I stopped being the tax person', 'tax person'],
  ['I hated being a waiter', 'waiter'],
  ['I gave up nursing', 'nursing'],
  ['I left banking', 'banking'],
  ["I'm not one of those who want to climb", 'climb'],
  ['Nursing? No.', 'Nursing'],
  ['Law school? I’d rather chew glass.', 'Law school'],
  ['Teaching? Been there, hated it.', 'Teaching'],
  ["It's not the medicines, it's the counter", 'counter'],
  ["I'm not unhappy with construction, only with the travel", 'travel'],
])('%s: "%s" is to be left', (goals, left) => {
  expect(texts(goals, 'leave')).toContain(left)
  expect(texts(goals, 'want')).not.toContain(left)
})

test.each([
  ['stay in care', 'care'],
  ['I still love houses', 'houses'],
  ['I love the subject', 'the subject'],
  ['I cannot imagine not working with animals', 'working with animals'],
  ["I don't want to leave teaching", 'teaching'],
  ['I never want to leave the land', 'the land'],
  ['move up without leaving nursing', 'nursing'],
  ['keep my pension', 'pension'],
  ["I'm not unhappy with construction", 'construction'],
  ["I'm not done with helping families", 'helping families'],
  ["I don't hate nursing", 'nursing'],
  ['I am not really tired of teaching', 'teaching'],
])('%s: "%s" is kept', (goals, kept) => {
  expect(texts(goals, 'keep')).toContain(kept)
})

test.each([
  ['I was a soldier', 'soldier'],
  ['I manage 40 people in retail', '40 people in retail'],
  ['laid off from the plant', 'the plant'],
  ['after 15 years as a chef', 'chef'],
  ['We sold the herd', 'the herd'],
  ["I've been training new people", 'new people'],
  ['I already dive for fun', 'dive for fun'],
  ['before I fall off one', 'fall off one'],
])('%s is the past, no wish', (goals, past) => {
  expect(texts(goals, 'past')).toContain(past)
})

test.each([
  ['My dad wants me to be a lawyer', 'lawyer'],
  ['Everyone says I should go to law school', 'law school'],
  ['People always tell me to become a principal', 'principal'],
  ['Everyone tells me security', 'security'],
])('%s: "%s" is another person’s wish', (goals, other) => {
  expect(texts(goals, 'neutral')).toContain(other)
  expect(texts(goals, 'want').join()).not.toContain(other)
})

test('a refusal refuses what the sentence before names, and nothing else', () => {
  expect(texts('Gardening. Nursing? No.', 'want')).toEqual(['Gardening'])
  expect(texts("Everyone tells me security. I don't want that.", 'leave')).toContain('security')
})

test('a question why not, and what one would not refuse, is a wish', () => {
  for (const goals of [
    "Why shouldn't I become a nurse",
    'Should I not go for nurse',
    "I wouldn't say no to nurse",
  ])
    expect(texts(goals, 'want').join()).toContain('nurse')
})

test('more pay that would not change a refusal is no wish', () => {
  expect(texts("I wouldn't want to go into sales even for more money", 'want').join()).not.toContain('money')
})

test('an exam that is done is not left', () => {
  expect(texts('The exam is done', 'leave')).toEqual([])
})

test('a trade that dries up is left', () => {
  expect(texts('Machine translation is eating my income', 'leave')).toContain('Machine translation')
})

test('a new verb ends what is left', () => {
  expect(texts('Get out of retail and work with computers', 'want')).toContain('work with computers')
  expect(texts('get off the road and sit in an office', 'want')).toContain('sit in an office')
})

test('a good thing after "and" is wanted', () => {
  expect(texts('less stress and predictable hours', 'want')).toEqual(['predictable hours'])
})

test('"or" goes on with what is left, also before a verb', () => {
  expect(texts("I don't want to sell or manage people", 'leave')).toEqual(['sell', 'manage people'])
})

test('"but" begins a new thought', () => {
  expect(texts('not sales but marketing', 'want')).toContain('marketing')
})

test('a list of what is left goes on after its comma', () => {
  expect(texts('Tired of nights, weekends and holidays', 'leave')).toEqual([
    'nights',
    'weekends and holidays',
  ])
  expect(texts('Burned out on litigation, maybe policy or teaching', 'want')).toContain(
    'maybe policy or teaching',
  )
})

test('after an "or" list only conditions go on being left', () => {
  const list = clauses('no more weddings, operations or office management')
  expect(list.map(({ isLooseList }) => isLooseList)).toEqual([false, true])
})

test('swapped and moved from: what comes after is wanted', () => {
  expect(texts('Swap the kitchen for a desk', 'leave')).toEqual(['the kitchen'])
  expect(texts('Swap the kitchen for a desk', 'want')).toEqual(['a desk'])
  expect(texts('Leave the kitchen for a desk', 'leave')).toEqual(['the kitchen'])
  expect(texts('Quit teaching for good', 'want')).toEqual([])
  expect(texts('No more being forced into overtime', 'want')).toEqual([])
  expect(texts('Out of the warehouse into something calm', 'want')).toContain('something calm')
  expect(texts('Move from nursing to informatics', 'leave')).toEqual(['nursing'])
  expect(texts('Move from nursing to informatics', 'want')).toEqual(['informatics'])
  expect(texts('Move from nursing toward informatics or teaching', 'want')).toEqual([
    'informatics or teaching',
  ])
})

test('"rather … than" leaves the second', () => {
  expect(texts("I'd rather teach than sell", 'leave')).toEqual(['sell'])
  expect(texts("I'd rather teach than sell", 'want')).toContain('teach')
})

test('"not only", "not sure" and "don’t mind" leave nothing', () => {
  for (const goals of ['not only nursing', 'not sure yet', 'I don’t mind nights'])
    expect(texts(goals, 'leave')).toEqual([])
})

test('where two cues begin together the longer one counts', () => {
  expect(texts('no more weddings', 'leave')).toEqual(['weddings'])
  expect(texts('not my job', 'leave')).toEqual([])
})

test.each([
  ['sitting in CAD all day makes me sad', 'sitting in CAD all day'],
  ['freelancing is lonely', 'freelancing'],
  ['I regret pharmacy', 'pharmacy'],
  ["night shifts with a newborn don't work", 'night shifts with a newborn'],
  ['Lockouts at 2am I can live without', 'Lockouts at 2am'],
  ['Crunch ate my twenties', 'Crunch'],
  ['Never freelance again', 'freelance again'],
  ['I want to travel less and earn more', 'travel'],
  ['cars are all computers now and I hate it', 'cars are all computers'],
  ['Own clinic? Too risky.', 'Own clinic'],
  ['Kids are great; parents are not', 'parents'],
  ['Something with numbers and no children', 'children'],
  ['Kids drain me now', 'Kids'],
  ["Property management doesn't appeal; title work does", 'Property management'],
  ['From real estate to something with a salary', 'real estate'],
  ['Guests ruin it', 'Guests'],
  ["I only know that it isn't finance anymore", 'finance anymore'],
  ['No more 3 a.m. finishes', '3 am finishes'],
  ["It isn't the children. It's the paperwork.", 'paperwork'],
])('%s: "%s" is to be left too', (goals, left) => {
  expect(texts(goals, 'leave')).toContain(left)
  expect(texts(goals, 'want')).not.toContain(left)
})

test.each([
  ["It isn't the children. It's the paperwork.", 'children'],
  ['Team lead is what they offer but not what I want', 'Team lead'],
  ['They offered me team lead', 'team lead'],
  ['Not sure about leaving law', 'law'],
  ["If I can't do law then teaching", 'law'],
  ['Hygienist school is too expensive', 'Hygienist school'],
  ['I used to be a bedside nurse', 'bedside nurse'],
  ['I became a lawyer for my father', 'lawyer for my father'],
  ['I am working now in cleaning', 'cleaning'],
  ['Vet school is out of reach', 'Vet school'],
  ['Half of it is forms and test admin', 'forms and test admin'],
  ['half my week is court reports', 'court reports'],
  ['help families before they end up in court', 'court'],
  ["I don't care what it is", 'what it is'],
  ['30% of the job is driving', 'driving'],
  ['I plan routes for vans', 'routes for vans'],
  ['I can drive tractors so maybe a baker', 'tractors'],
  ["I'm on the road all week selling pumps", 'selling pumps'],
])('%s: "%s" is neither wanted nor left', (goals, told) => {
  expect(texts(goals, 'leave')).not.toContain(told)
  expect(texts(goals, 'want')).not.toContain(told)
})

test.each([
  ['detective. thats it', 'detective'],
  ["I'd love to teach adults, teenagers are killing me", 'teach adults'],
  ["A sleep lab is quiet, nights don't scare me", 'A sleep lab is quiet'],
  ["Wouldn't mind teaching but not kids", 'teaching'],
  ['I do makeup for our theater and want to do that full time', 'makeup for our theater'],
  ["I fix the teachers' laptops. can that be a job?", "the teachers' laptops"],
])('%s: "%s" is wished for', (goals, wish) => {
  expect(texts(goals, 'want')).toContain(wish)
})

test.each([
  ['Robots write it now', 'a robot'],
  ["Six months on and the dog doesn't recognise me", 'a dog'],
  ['Four hotels a week', 'a hotel'],
  ['Freelancing = five bosses', 'freelancing'],
  ["Hearing's going", 'hearing'],
])('%s is how things are, no wish for %s', goals => {
  expect(texts(goals, 'want').filter(text => text !== 'Six months on')).toEqual([])
})

test('what somebody does today is the past, unless it is done for friends or welcomed', () => {
  expect(texts('I sign for bridges', 'want')).toEqual([])
  expect(texts('I sign for bridges', 'past')).toEqual(['I sign for bridges'])
  expect(texts('I bake cakes for my friends', 'want')).toContain('I bake cakes for my friends')
  expect(texts('A sleep lab sounds quiet', 'want')).toContain('A sleep lab sounds quiet')
})

test('a verdict after a shortened "is" is read, and the dean’s office is not', () => {
  expect(texts("Climbing's a young man's game", 'leave')).toEqual(['Climbing'])
  expect(texts("the dean's office", 'want')).toEqual(["the dean's office"])
})

test('"but I’d like to stop" leaves what stands before it', () => {
  expect(texts("I could sell anything but I'd like to stop", 'leave').join()).toMatch(/sell anything/)
})

test('one’s children are not what is never wanted again', () => {
  expect(texts('I never see my kids', 'leave')).not.toContain('kids')
  expect(texts('I never see a kitchen', 'leave')).toEqual(['kitchen'])
})

test('a wish is no account of the day', () => {
  expect(texts('I plan to weld', 'want').join()).toMatch(/weld/)
})

test.each(['and', '&'])('a refused list goes on after “%s” with another verb', and => {
  const goal = `I don't want to write reports ${and} manage people`
  expect(texts(goal, 'leave').join()).toMatch(/manage people/)
})

test('what is left ends where somebody says where they would go', () => {
  for (const where of ['inside', 'indoors', 'onto the counter'])
    expect(texts(`get me off the route and ${where}`, 'leave'), where).toEqual(['route'])
})

test('too much of something is no refusal of the work', () => {
  expect(texts('I see seven clients a day and it is too much', 'leave')).toEqual(['it is too much'])
  expect(clauses('It is too much').every(({ condition }) => condition === 'less pressure')).toBe(true)
  expect(texts('Night driving is too much', 'leave')).toEqual(['Night driving'])
})

test('who steps back from managing people leaves the managing', () => {
  expect(texts('step back from managing people', 'leave').join()).toMatch(/managing people/)
})

test('what somebody knows may be passed on', () => {
  expect(texts('pass on what I know as a mentor', 'want').join()).toMatch(/mentor/)
  expect(texts('I know the mentor', 'want').join()).not.toMatch(/mentor/)
})

test('what is not left beside something else is kept', () => {
  expect(texts('Leave the bedside but not nursing', 'leave')).toEqual(['the bedside'])
})

test('what there is not enough of is wished for', () => {
  expect(texts('not enough time with patients', 'want')).toEqual(['time with patients'])
  expect(texts("I don't have enough hours", 'leave')).toEqual([])
  expect(texts("I've had enough of it", 'want').join()).not.toMatch(/it/)
})

test('what one cannot take much more of is left whole', () => {
  expect(texts("I won't take much more site work", 'leave')).toEqual(['much more site work'])
})

test('a trade of goods is no exchange', () => {
  expect(texts('trade compliance in a company, not for an agency', 'leave').join()).not.toMatch(/compliance/)
  expect(texts('Trade the kitchen for a desk', 'leave')).toEqual(['the kitchen'])
})
