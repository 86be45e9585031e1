import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'

const tables = testEngine().career.goalTables()
const remarks = (goals: string) =>
  goalClauses(tables, goals).flatMap(({ condition, polarity }) =>
    condition === null ? [] : [`${polarity} ${condition}`],
  )

test.each([
  ['The pay is awful', 'leave more pay'],
  ['I have done sixty hours a week', 'leave fewer hours'],
  ['Saturdays gone', 'leave weekends free'],
  ['My knees are shot', 'leave less physical work'],
  ['The fumes', 'leave safer work'],
  ['Passengers shouting all day', 'leave less contact with customers'],
  ['It is wrecking my marriage', 'want time with family'],
  ['I speak four languages', 'want languages'],
  ['I want to be a controller within three years', 'want advancement'],
  ['nobody shouts there', 'want less pressure'],
])('%s says it without a word of wishing', (goals, remark) => {
  expect(remarks(goals)).toContain(remark)
})

test('what somebody does not mind, keeps or did before is no remark', () => {
  expect(remarks("I don't mind sixty hours")).toEqual([])
  expect(remarks('I was a team leader')).toEqual([])
  expect(remarks('I want to be a team leader')).toContain('want leading people')
  expect(remarks('No desk job')).not.toContain('want office work')
})

test.each([
  ['Sick of being cussed out by customers', 'leave less conflict'],
  ['two buses each way to get to work', 'leave close to home'],
  ['No one ever asks us anything', 'leave more say'],
  ['I want a rota I know a month ahead', 'want predictable hours'],
  ['without losing any income', 'want no pay cut'],
  ['somebody in the C-suite one day', 'want advancement'],
  ['I would like to take a rookie under my wing', 'want mentoring'],
  ['I want to work nights', 'want night work'],
  ['looking for weekend shifts', 'want weekend work'],
  ['never a human face, just machines', 'leave working with people'],
  ['I want to keep my weekends', 'want weekends free'],
  ['somewhere I can stay for good', 'want stability'],
  ['I want my ticket for the crane', 'want certification'],
  ['driving 1000 km a week', 'leave less travel'],
  ['Six years to my pension', 'want benefits'],
  ['My wife is there', 'want time with family'],
  ['something that fits around night classes', 'want flexible hours'],
  ['watching them make double', 'want more pay'],
  ['I come home unable to stand', 'leave less physical work'],
  ['a job where I am on a 24 hour phone', 'leave predictable hours'],
  ["guests who don't even say good morning", 'leave appreciation'],
  ['Happy to go on courses', 'want learning'],
  ['too old to be up on roofs', 'leave less physical work'],
  ['Too much shouting before deadlines', 'leave less conflict'],
  ['plan around my little one', 'want time with family'],
  ['stay in one place with my family', 'want time with family'],
  ['I like the chat', 'want working with people'],
  ['we want to move there', 'want abroad'],
  ['an adjuster who goes out and looks at the damage', 'want field work'],
  ['make furniture by hand and sell it', 'want own business'],
  ['more time for one person', 'want one-to-one work'],
  ['Too many sites', 'leave less travel'],
  ['a boss who never texts me on my day off', 'want predictable hours'],
  ['The work stops every winter', 'leave year-round work'],
  ['I cry in the car', 'leave less pressure'],
  ["I can't keep up with the scanner", 'leave less pressure'],
  ['so I know when I go home', 'want predictable hours'],
  ['12 hour shifts are too long', 'leave fewer hours'],
  ['I want to be employed', 'want one employer'],
  ['Clients who never pay', 'leave fixed pay'],
  ["I do the manager's work without the manager's pay", 'leave more pay'],
  ['work with these lads before they end up in here', 'want prevention'],
  ['Nobody likes to see me coming', 'leave appreciation'],
  ["I'll be out of work in two years", 'leave stability'],
  ['small groups, not thirty at once', 'want one-to-one work'],
  ["a job where I don't have to carry a weapon", 'leave safer work'],
  ['not work when everyone else is celebrating', 'leave weekends free'],
  ['start at a normal time of day', 'want predictable hours'],
  ['train someone up before I stop', 'want mentoring'],
  ['still be able to walk at sixty', 'want less physical work'],
  ['have evenings for my band', 'want time for something else'],
  ['Too much time in the car', 'leave less travel'],
  ['something that fits my lectures', 'want flexible hours'],
  ['a job that uses my brain', 'want variety'],
  ["I don't want to work late any more", 'leave evenings and nights free'],
  ["a job I don't take home with me", 'leave less pressure'],
  ['people are so aggressive these days', 'leave less conflict'],
  ["I'm on a temporary contract again", 'leave stability'],
  ['I spend more time on forms than with patients', 'leave less paperwork'],
  ['something calm until I retire', 'want retirement'],
  ['I only find out on Friday when I work', 'leave predictable hours'],
  ['some months I earn nothing', 'leave fixed pay'],
  ['no guaranteed hours', 'leave fixed pay'],
  ['an hour and a half each way', 'leave close to home'],
  ['not be afraid at work', 'leave safer work'],
  ['become a chef on day release', 'want learning'],
  ['as long as the pension is decent', 'want benefits'],
  ['data analyst, wfh', 'want from home'],
  ['8 years to go', 'want retirement'],
  ['it stops every summer', 'leave year-round work'],
  ['I enjoyed developing my staff', 'want mentoring'],
  ["I'm always the one fixing laptops", 'want fixing things'],
  ['I love it but not the wages', 'leave more pay'],
  ['I like the variety', 'want variety'],
  ['hand over the big cases', 'want less responsibility'],
  ['let somebody else manage', 'leave less responsibility'],
  ['my wife raises the kids alone', 'leave time with family'],
  ['I want my work to mean something', 'want public good'],
])('%s is everyday wording for a condition', (goals, remark) => {
  expect(remarks(goals)).toContain(remark)
})

test('what a cue wishes for is no complaint, unless it is wished away', () => {
  expect(remarks("I'd like to be at each other's throats")).toEqual([])
  expect(remarks("We are at each other's throats")).toEqual(['leave less conflict'])
  expect(remarks('I want no more unpaid leave')).toContain('leave benefits')
})

test('a refusal with thanks complains of no lack of them', () => {
  expect(remarks('Weddings, no thanks')).not.toContain('leave appreciation')
  expect(remarks('I do it all and get no thanks')).toContain('leave appreciation')
})

test('what is fine is no complaint', () => {
  expect(remarks('night shifts ok')).not.toContain('leave evenings and nights free')
  expect(remarks('night shifts fine but no more')).toContain('leave evenings and nights free')
})

test('thinking for oneself and a room of one’s own are no business', () => {
  expect(remarks('I want to think for myself')).not.toContain('want own business')
  expect(remarks('a room of my own')).not.toContain('want own business')
  expect(remarks('I would work for myself')).toContain('want own business')
})

test('children who grow up and funds that are raised are neither learning nor pay', () => {
  expect(remarks('I miss my girls growing up')).not.toContain('want learning')
  expect(remarks('I would raise funds')).not.toContain('want more pay')
  expect(remarks('My wife raises the kids')).not.toContain('want more pay')
})

test('the hours of a course are not the hours of the work', () => {
  expect(remarks('a degree, part time')).not.toContain('want part time')
  expect(remarks('a job, part time')).toContain('want part time')
})

test('every remark is of a known condition', () => {
  const known = new Set(tables.conditions.map(({ id }) => id))
  for (const { condition } of tables.remarks.entries) expect(known, condition).toContain(condition)
})

test.each([
  ['Become a dental hygienist', 'want benefits', 'health and dental'],
  ['something stable', 'want working with animals', 'I want to work at the stables'],
  ['I refuse to go back to sales', 'leave no pay cut', 'I refuse to take a pay cut'],
  ['run compliance for a company', 'want own business', 'run my own company'],
  ['lead my own cases', 'want own business', 'my own vineyard'],
  ['my company will pay for training', 'want own business', 'training and my own company'],
  ["I'm by myself on the desk", 'want working alone', 'I want to be by myself'],
  ['Become workshop supervisor', 'want hands-on work', 'work in a workshop'],
  ['trusted with projects of my own', 'want own business', 'a bakery of my own'],
  ['any outdoor job', 'leave indoors', 'out in the rain'],
  ['A head office job with a small team', 'want leading people', 'I would head a small team'],
  ['I want set hours', 'want flexible hours', 'set my own hours'],
  ['like my company', 'want own business', 'like my own company'],
  ['decent money, but long days', 'want more pay', 'decent money'],
  ['The money is good and I like it, but I am tired', 'want more pay', 'the money is good'],
  ['4 years left on my lease', 'want retirement', '4 years left'],
  ['Weekend work suits me', 'leave weekends free', 'Weekend work again'],
  ['somewhere I mostly work by myself', 'leave team', 'all day I work by myself'],
])('%s does not say “%s”, which “%s” does', (goal, remark, other) => {
  expect(remarks(goal)).not.toContain(remark)
  expect(remarks(other)).toContain(remark)
})
