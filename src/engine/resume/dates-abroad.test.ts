import { expect, test } from 'vitest'
import { readDates } from './read-dates.ts'

test.each([
  ['De novembre 2019 à ce jour / November 2019 to present', '2019-11', null],
  ['Dal 09/2016 ad oggi', '2016-09', null],
  ['ago/2008 – fev/2015', '2008-08', '2015-02'],
  ['out 2015 – dez 2018', '2015-10', '2018-12'],
  ['od stycznia 2018 do dziś', '2018-01', null],
  ['fra 2018 til 2020', '2018', '2020'],
  ['10/2012 t/m 03/2015', '2012-10', '2015-03'],
  ['School years 2009/2010 – 2016/2017', '2009', '2017'],
  ['2014/2015', '2014', '2015'],
  ['14.08.23 – 22.04.24', '2023-08', '2024-04'],
  ['2017/4 - to the present', '2017-04', null],
  ['Mart 2019 - Halen', '2019-03', null],
  ['06–08/2019', '2019-06', '2019-08'],
  ['Summer 2016, Summer 2017', '2016', '2017'],
])('%s is one span, and nothing of it is left', (text, start, end) => {
  const dates = readDates(text)
  expect(dates).toMatchObject({ start, end, current: end === null, from: 0, to: text.length })
})

test('a shop called Mart is no month', () => {
  expect(readDates('Porter, Quick Mart, 2014 - 2016')).toMatchObject({ start: '2014', end: '2016' })
})

test.each(['two years ago 2015', 'phased out 2015', 'Set 20 records 2015'])('%s names no month', text => {
  expect(readDates(text)?.end).toBe('2015')
})
