import { expect, test } from 'vitest'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { testEngine } from '#tests/test-engine.ts'
import { goalItem } from './goal-item.ts'
import {
  describedWork,
  isDescribed,
  MAX_PART_OF_ONE_PIECE,
  MIN_DESCRIBING_WORDS,
  MIN_SHARE_BESIDE_NAMED,
  MIN_WORK_SHARE,
  rankWork,
} from './wanted-work.ts'

const engine = testEngine()
const [STONEMASON, ROOFER, FLORIST, JUDGE, ACTUARY] = ['47-2022', '47-2181', '27-1023', '23-1023', '15-2011']
/** No word of it is one of an occupation. */
const GOAL = 'It should be that from now on'
const shares = (first: number, codes: string[]) => ({
  codes,
  shares: Float32Array.from(codes, (_, at) => first - at / 100),
})
const FAR = [STONEMASON, ROOFER, FLORIST, JUDGE, ACTUARY]

function described(first: number, items: GoalItem[], present = '', codes = FAR, goal = GOAL): GoalItem[] {
  return describedWork(
    engine.career,
    goal,
    { ranked: rankWork(engine.career, goal, shares(first, codes)), ofOnePiece: () => 0 },
    items,
    present,
  )
}

test('work that a goal speaks for enough is said with its second meaning, and means up to four occupations', () => {
  const [item] = described(MIN_WORK_SHARE, [])
  expect(item).toMatchObject({ kind: 'role', label: 'perhaps stonemason or roofer', implied: false })
  expect(item?.codes).toEqual(['47-2022.00', '47-2181.00', '27-1023.00', '23-1023.00'])
  expect(item && isDescribed(item)).toBe(true)
  expect(described(MIN_WORK_SHARE - 0.001, [])).toEqual([])
})

test('a few words describe nothing', () => {
  const words = GOAL.split(' ')
  expect(words).toHaveLength(MIN_DESCRIBING_WORDS)
  expect(described(1, [], '', FAR, words.slice(1).join(' '))).toEqual([])
})

test('beside work that was named it is said where it is other than that', () => {
  expect(described(1, [goalItem('role', 'surgeon', ['29-1249.00'])])).toHaveLength(1)
  expect(described(1, [goalItem('field', 'roofing', ['47-2181', '47-3016'])])).toEqual([])
  // The fourth is a far meaning.
  expect(described(1, [goalItem('role', 'judge', ['23-1023.00'])])).toHaveLength(1)
})

test('who leaves work is guessed none of the same broad occupation, and who wants it may be', () => {
  const brickmason = ['47-2021.00']
  expect(described(1, [goalItem('leave', 'laying bricks', brickmason)])).toEqual([])
  expect(described(1, [goalItem('role', 'bricklayer', brickmason)])).toHaveLength(1)
  expect(described(1, [goalItem('leave', 'joinery', ['47-2031.00'])])).toHaveLength(1)
})

test('beside work that was named it has to be plainer', () => {
  const named = [goalItem('role', 'surgeon', ['29-1249.00'])]
  expect(described(MIN_SHARE_BESIDE_NAMED - 0.001, named)).toEqual([])
  expect(described(MIN_SHARE_BESIDE_NAMED, named)).toHaveLength(1)
  expect(described(MIN_WORK_SHARE, [goalItem('leave', 'surgery', ['29-1249.00'])])).toHaveLength(1)
})

test('what has less than a third of the first share is neither said nor meant', () => {
  const two = (second: number) =>
    describedWork(
      engine.career,
      GOAL,
      {
        ranked: [
          { code: STONEMASON, share: 0.6 },
          { code: ROOFER, share: second },
        ],
        ofOnePiece: () => 0,
      },
      [],
      '',
    )[0]
  expect(two(0.2)?.label).toBe('perhaps stonemason or roofer')
  expect(two(0.19)?.label).toBe('perhaps stonemason')
  expect(two(0.19)?.codes).toEqual(['47-2022.00'])
})

test('a code that is no occupation takes no place', () => {
  const ranked = rankWork(engine.career, GOAL, shares(1, ['21-1018', STONEMASON]))
  expect(ranked.map(({ code }) => code)).toEqual([STONEMASON])
})

test('one piece of a word describes nothing', () => {
  const hanging = (part: number) =>
    describedWork(
      engine.career,
      GOAL,
      { ranked: [{ code: STONEMASON, share: 1 }], ofOnePiece: () => part },
      [],
      '',
    )
  expect(hanging(MAX_PART_OF_ONE_PIECE)).toHaveLength(1)
  expect(hanging(MAX_PART_OF_ONE_PIECE + 0.01)).toEqual([])
})

test('what is left is not wanted', () => {
  expect(described(1, [goalItem('leave', 'masonry', ['47-2022'])])).toEqual([])
})

test('the present work is kept where it is the likeliest, and else is no meaning of other work', () => {
  expect(described(1, [], '47-2022.00').map(({ id, implied }) => [id, implied])).toEqual([
    ['field:your present field', true],
  ])
  expect(described(1, [], '47-2181.00')[0]?.codes).toEqual(['47-2022.00', '27-1023.00', '23-1023.00'])
  expect(described(1, [], '47-2181.00')[0]?.label).toBe('perhaps stonemason or floral designer')
})

test('short forms keep their capitals', () => {
  expect(described(1, [], '', ['15-1232', ...FAR])[0]?.label).toMatch(/IT|computer/)
})

test('the words of an occupation count beside what examples say', () => {
  const even = { codes: [STONEMASON, FLORIST], shares: Float32Array.of(0, 0) }
  expect(rankWork(engine.career, 'flowers and bouquets for weddings', even)[0]?.code).toBe(FLORIST)
  expect(rankWork(engine.career, 'walls of stone and mortar', even)[0]?.code).toBe(STONEMASON)
})
