import { expect, test } from 'vitest'
import { isNotMinded, isNoWish, oppositesOf } from './condition-contradictions.ts'

test.each([
  ['I don’t mind the shifts', 'evenings and nights free', 'I do mind the shifts'],
  ['happy to work weekends', 'weekends free', 'happy to leave weekends'],
  ['fine with odd hours', 'predictable hours', 'tired of odd hours'],
  ['Full time hours', 'part time', 'Part time hours'],
  ['I need more hours', 'fewer hours', 'I need fewer hours'],
  ['never mind driving', 'less travel', 'never driving'],
  ["I don't mind stress", 'less pressure', "I can't stand stress"],
  ["wouldn't mind hard work", 'less physical work', 'no hard work'],
])('“%s” asks for no %s, “%s” may', (goals, condition, other) => {
  expect(isNotMinded(goals, condition)).toBe(true)
  expect(isNotMinded(other, condition)).toBe(false)
})

test.each([
  ['I make good money', 'more pay', 'a job where I make good money'],
  ['I earn well', 'more pay', 'where I earn well'],
  ['lower pay accepted', 'more pay', 'the lower pay is the problem'],
  ['I would take a pay cut', 'more pay', 'no pay cut'],
  ['don’t care if it pays less', 'more pay', 'it pays less here'],
  ['The pay is good', 'more pay', 'somewhere the pay is good'],
  ['Money is not the main thing', 'more pay', 'Money is the main thing'],
  ["I don't care about the money", 'more pay', 'I care about the money'],
  ['law school part time', 'part time', 'part time work beside law school'],
  ['a part-time course', 'part time', 'part-time work beside a course'],
  ['climb the ladder', 'safer work', 'climb the ladder with my bad back'],
  ['move up the career ladder', 'less physical work', 'up the ladder all day, I could fall'],
  ['two days from home', 'part time', 'part time, two days from home'],
  ['remote a few days a week', 'part time', 'remote, fewer days a week'],
  ['I have an engineering degree', 'degree', 'I would like to have an engineering degree'],
  ['use my biology degree', 'degree', 'get a biology degree'],
  ['Sell my practice and work for someone else', 'own business', 'Sell my house and open a shop'],
  ['Teach less and perform more', 'teaching', 'Teach more and perform less'],
  ['been remote for years and it’s lonely', 'from home', 'remote, I am lonely here'],
  ['less charting at the kitchen table', 'from home', 'charting at the kitchen table'],
  ['same job just on days', 'variety', 'same job every day, I am bored'],
  ['weekend work while he is home', 'weekends free', 'no weekend work'],
  ['I want some weekend shifts', 'weekends free', 'I hate weekend shifts'],
])('in “%s” no %s is wished for, in “%s” it may be', (goals, condition, other) => {
  expect(isNoWish(goals, condition)).toBe(true)
  expect(isNoWish(other, condition)).toBe(false)
})

test('a condition of which nothing is known is neither', () => {
  expect(isNotMinded('I do not mind the team', 'team')).toBe(false)
  expect(isNoWish('I have a team', 'team')).toBe(false)
})

test.each([
  ['advancement', 'less responsibility'],
  ['leading projects', 'less responsibility'],
  ['flexible hours', 'predictable hours'],
  ['more pay', 'no pay cut'],
])('nobody wishes for %s and %s', (one, other) => {
  expect(oppositesOf(one, [other])).toEqual([other])
})

test('opposites are found both ways, and a condition is not its own', () => {
  expect(oppositesOf('travel', ['travel', 'less travel', 'team'])).toEqual(['less travel'])
  expect(oppositesOf('less travel', ['travel', 'home every night'])).toEqual(['travel'])
})
