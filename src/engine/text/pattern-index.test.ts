import { expect, test } from 'vitest'
import { indexPatterns } from './pattern-index.ts'

const indexOf = (...sources: string[]) => {
  const index = indexPatterns(
    sources.map(source => ({ pattern: { source, regExp: () => new RegExp(source, 'iu') } })),
  )
  return (text: string) => index.candidates(text).map(({ pattern }) => pattern.source)
}

test.each([
  ['weekends?', 'My WEEKEND', 'my week ends'],
  ['(no|zero) (weekends|nights)', 'zero nights', 'no days and no evenings'],
  ['civili[sz]ed hours', 'civilized hours', 'civil hours'],
  ['team( \\w+)?', 'a team', 'a tea mug'],
  ['pay ?che(ck|que)s?', 'two paycheques', 'pay in cash'],
  ['(?<!no )shifts(?= all)', 'shifts all day', 'a shift'],
  ['(ten ){2,3}miles', 'ten ten miles', 'ten kilometers'],
  ['(?:i )*(travel|abroad){1,2}', 'i i travel', 'i go away'],
  ["o'clock\\b", "five O'Clock", 'five on the clock'],
])('%s is looked up by what it needs', (source, has, hasNot) => {
  expect(indexOf(source)(has)).toEqual([source])
  expect(indexOf(source)(hasNot)).toEqual([])
})

test('a pattern that needs no letters in a row is asked of every text', () => {
  for (const source of ['\\d+', 'a?', '[a-z]x*', '\\p{L}{3}', 'été', 'one|\\w+', '(?=team)', 'a(b|c)?d?'])
    expect(indexOf(source)('qq'), source).toEqual([source])
})

test('letters are found however they are written', () => {
  expect(indexOf('desks')('deſK\u{17f}'.replace('K', '\u{212a}'))).toEqual(['desks'])
})

test('candidates keep the order of their list', () => {
  expect(indexOf('night', '\\d', 'days', 'team')('a team of days')).toEqual(['\\d', 'days', 'team'])
})

test('a pattern whose brackets do not fit is refused', () => {
  expect(() => indexOf('(night')).toThrow('open bracket')
  expect(() => indexOf('night)')).toThrow('bracket too many')
})
