import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EvidenceLine } from './evidence.ts'
import { keywordStuffing, postingText } from './keyword-stuffing.ts'

type Section = EvidenceLine['line']['section']

const line = (
  number: number,
  text: string,
  concepts: number[] = [],
  section: Section = 'work',
  isBullet = true,
): EvidenceLine => ({
  line: { number, raw: text, text, section, isHeading: false, isBullet, start: 0 },
  words: text.toLowerCase().split(' '),
  wordCounts: concepts.map(() => 1),
  credentials: [],
  isRecord: true,
  isUnderPapers: false,
  concepts,
})
const words = (count: number, start = 0) => Array.from({ length: count }, (_, i) => `w${start + i}`).join(' ')
const NO_POSTING = postingText('')
const found = (lines: EvidenceLine[], posting = NO_POSTING) =>
  keywordStuffing(lines, posting).findings.map(({ code, points }) => [code, points])

test('three hidden characters in a line are a trick, two are a slip', () => {
  expect(found([line(1, 'a\u200bb\u200bc\u200bd')])).toEqual([['hidden', 10]])
  expect(found([line(1, 'a\u200bb\u200bc')])).toEqual([])
})

test('35 copied words that are more than 12 % of the résumé are a copy', () => {
  const posting = postingText(words(40))
  const own = (count: number) => line(2, words(count, 1000))
  expect(found([line(1, words(35)), own(65)], posting)).toEqual([['copied', 21]])
  expect(found([line(1, words(34)), own(66)], posting)).toEqual([])
  expect(found([line(1, words(36)), own(264)], posting)).toEqual([])
  expect(found([line(1, words(37)), own(263)], posting)).toEqual([['copied', 14]])
})

test('a line is copied when 60 % of it stand in runs of seven words', () => {
  const posting = postingText(words(60))
  const rest = line(2, words(10, 2000))
  expect(found([line(1, `${words(36)} ${words(24, 1000)}`), rest], posting)).toEqual([['copied', 36]])
  expect(found([line(1, `${words(35)} ${words(25, 1000)}`), rest], posting)).toEqual([])
  const six = Array.from({ length: 8 }, (_, i) => `${words(6, i * 7)} x${i}`).join(' ')
  expect(found([line(1, six), rest], posting)).toEqual([])
})

test('a run is copied only when all its seven words stand together in the posting, however alike the runs are', () => {
  const text = fc.array(fc.constantFrom('a', 'b'), { minLength: 35, maxLength: 60 })
  fc.assert(
    fc.property(text, text, (posting, own) => {
      const runs = (from: string[]) =>
        from.slice(6).map((_, start) => ` ${from.slice(start, start + 7).join(' ')} `)
      const copied = new Set<number>()
      for (const [start, run] of runs(own).entries())
        if (runs(posting).includes(run)) for (let i = start; i < start + 7; i++) copied.add(i)
      const isCopied = copied.size / own.length >= 0.6
      const [finding] = found([line(1, own.join(' '))], postingText(posting.join(' ')))
      expect(finding?.[0]).toBe(isCopied ? 'copied' : undefined)
    }),
  )
})

test('a short line is copied when it stands in the posting whole', () => {
  const lines = Array.from({ length: 12 }, (_, i) => words(3, i * 3))
  const posting = postingText(lines.join('\n'))
  expect(
    found(
      lines.map((text, i) => line(i + 1, text)),
      posting,
    ),
  ).toEqual([['copied', 40]])
  const pairs = Array.from({ length: 20 }, (_, i) => words(2, i * 2))
  expect(
    found(
      pairs.map((text, i) => line(i + 1, text)),
      postingText(pairs.join('\n')),
    ),
  ).toEqual([])
})

test('a line that stands twice with two skills is repeated', () => {
  const twice = (concepts: number[]) => [line(1, words(9), concepts), line(2, words(9), concepts)]
  expect(found(twice([1, 2]))).toEqual([['repeated', 10]])
  expect(found(twice([1]))).toEqual([])
})

test('a skill named four times in 24 words is repeated, in 25 it is not', () => {
  expect(found([line(1, words(24), [1, 1, 1, 1, 2])])).toEqual([['repeated', 10]])
  expect(found([line(1, words(25), [1, 1, 1, 1])])).toEqual([])
})

test('a point of a job that is mostly one word is a list, one that names it in three things is not', () => {
  expect(found([line(1, words(8), [1, 1, 1, 2])])).toEqual([['repeated', 10]])
  expect(found([line(1, words(9), [1, 1, 1, 2])])).toEqual([])
  expect(found([line(1, words(9), [1, 1, 1, 2], 'work', false)])).toEqual([['repeated', 10]])
})

test('standards with numbers of their own are no word said again', () => {
  const standards = (text: string) => found([line(1, `${text} ${words(8)}`, [1, 1, 1, 1, 2])])
  expect(standards('ISO 11290, ISO 6579, ISO 4833')).toEqual([])
  expect(standards('ISO ISO ISO ISO')).toEqual([['repeated', 10]])
  expect(standards('ISO 6579, ISO 6579, ISO 6579')).toEqual([['repeated', 10]])
})

test('in a list, three times is enough', () => {
  expect(found([line(1, words(16), [1, 1, 1, 2], 'skills')])).toEqual([['repeated', 10]])
  expect(found([line(1, words(17), [1, 1, 1, 2], 'skills')])).toEqual([])
  expect(found([line(1, words(12), [1, 1, 2, 2])])).toEqual([])
  expect(found([line(1, words(12), [1, 1, 1])])).toEqual([])
})

test('a second list outside of work that names five skills again, two thirds of it, is repeated', () => {
  const list = (number: number, concepts: number[], section: Section = 'skills') =>
    line(number, words(concepts.length, number * 100), concepts, section)
  const first = list(1, [1, 2, 3, 4, 5, 6])
  expect(found([first, list(2, [1, 2, 3, 4, 5, 7])])).toEqual([['repeated', 10]])
  expect(found([first, list(2, [1, 2, 3, 4, 7, 8])])).toEqual([])
  expect(found([first, list(2, [1, 2, 3, 4, 5, 7, 8])])).toEqual([['repeated', 10]])
  expect(found([first, list(2, [1, 2, 3, 4, 5, 7, 8, 9])])).toEqual([])
  expect(found([first, list(2, [1, 2, 3, 4, 5, 6], 'work')])).toEqual([])
})

test('repeating costs two points a line on top of eight, at most twenty', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i + 1, words(9), [1, 2]))
  expect(found(lines(4))).toEqual([['repeated', 14]])
  expect(found(lines(8))).toEqual([['repeated', 20]])
})

test('a bare list of eight skills outside of "Skills" is dumped, when there is a list under "Skills"', () => {
  const skills = line(1, words(3), [1, 2, 3], 'skills')
  const dump = (count: number, wordCount: number, section: Section = 'other', isBullet = false) =>
    line(
      2,
      words(wordCount, 100),
      Array.from({ length: count }, (_, i) => 10 + i),
      section,
      isBullet,
    )
  expect(found([skills, dump(8, 20)])).toEqual([['dumped', 8]])
  expect(found([skills, dump(7, 15)])).toEqual([])
  expect(found([skills, dump(8, 21)])).toEqual([])
  expect(found([line(1, words(2), [1, 2], 'skills'), dump(8, 20)])).toEqual([])
  expect(found([skills, dump(8, 20, 'work', true)])).toEqual([])
  expect(found([skills, dump(8, 20, 'work', false)])).toEqual([['dumped', 8]])
  expect(found([skills, dump(8, 20, 'other', true)])).toEqual([['dumped', 8]])
  for (const section of ['skills', 'summary', 'head'] as const)
    expect(found([skills, dump(8, 20, section)])).toEqual([])
  const labelled = { ...dump(8, 20) }
  expect(found([skills, { ...labelled, line: { ...labelled.line, raw: '\tTools: many' } }])).toEqual([])
})

test('a skill named more than twelve times, and in more than 4 % of the words, is overused', () => {
  const often = (times: number, total: number) =>
    Array.from({ length: times }, (_, i) => line(i + 1, words(Math.floor(total / times), i * 1000), [1]))
  expect(found(often(13, 130))).toEqual([['overused', 5]])
  expect(found(often(12, 120))).toEqual([])
  expect(found(often(20, 500))).toEqual([])
  expect(found(often(21, 504))).toEqual([['overused', 5]])
  const many = Array.from({ length: 13 }, (_, i) =>
    line(
      i + 1,
      words(60, i * 1000),
      Array.from({ length: 12 }, (_, c) => c),
    ),
  )
  expect(found(many)).toEqual([])
})

test('lines of a trick prove nothing', () => {
  const { ignoredLines } = keywordStuffing([line(1, 'a\u200bb\u200bc\u200bd'), line(2, 'fine')], NO_POSTING)
  expect([...ignoredLines]).toEqual([1])
})

test('two lines word for word under a title of other work are a copy; under the role’s own they are not', () => {
  const posting = postingText('assess one stroke patient\nwrite one treatment plan\n')
  const lines = [line(1, 'assess one stroke patient'), line(2, 'write one treatment plan')]
  expect(keywordStuffing(lines, posting, true).ignoredLines).toEqual(new Set([1, 2]))
  expect(keywordStuffing(lines, posting, false).ignoredLines).toEqual(new Set())
  expect(keywordStuffing(lines.slice(1), posting, true).ignoredLines).toEqual(new Set())
})

test('a copied line that speaks as postings do proves nothing', () => {
  const posting = postingText('experience with any booking system is essential')
  const copied = keywordStuffing([line(1, 'experience with any booking system is essential')], posting)
  expect(copied.ignoredLines).toEqual(new Set([1]))
})
