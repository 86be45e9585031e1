// @vitest-environment node
import { expect, test } from 'vitest'
import { type ComparedLine, compareTexts, type Piece } from './compare-texts.ts'

test('lines that both have stand beside each other; changed words are marked on both sides', () => {
  const general = 'Robin Vale\n\nSkills\nPatient care, scheduling, Epic\n\nEducation\nColumbus State'
  const tailored =
    'Robin Vale\n\nSkills\nPatient care, staff scheduling, Epic\nHIPAA\n\nEducation\nColumbus State'
  expect(shown(compareTexts(general, tailored))).toEqual([
    ['same', 'Robin Vale', 'Robin Vale'],
    ['same', '', ''],
    ['same', 'Skills', 'Skills'],
    ['changed', 'Patient care, scheduling, Epic', 'Patient care, <staff >scheduling, Epic'],
    ['only theirs', null, '<HIPAA>'],
    ['same', '', ''],
    ['same', 'Education', 'Education'],
    ['same', 'Columbus State', 'Columbus State'],
  ])
})

test('lines with little in common are one that went and one that came', () => {
  expect(shown(compareTexts('a b c d e\nlast', 'a x y z w\nlast'))).toEqual([
    ['only mine', '<a b c d e>', null],
    ['only theirs', null, '<a x y z w>'],
    ['same', 'last', 'last'],
  ])
  // Two of five words in common are enough.
  expect(compareTexts('a b c d e', 'a b y z w').map(({ kind }) => kind)).toEqual(['changed'])
})

test('a line that moved is shown as gone and come, not as everything between', () => {
  expect(shown(compareTexts('one\ntwo\nthree\nfour', 'two\nthree\nfour\none'))).toEqual([
    ['only mine', '<one>', null],
    ['same', 'two', 'two'],
    ['same', 'three', 'three'],
    ['same', 'four', 'four'],
    ['only theirs', null, '<one>'],
  ])
})

test('texts far longer than a résumé are compared from both ends', () => {
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word} ${at}`)
  const compared = compareTexts(
    ['start', ...lines('left'), 'end'].join('\n'),
    ['start', ...lines('right'), 'end'].join('\n'),
  )
  expect(compared[0]?.kind).toBe('same')
  expect(compared.at(-1)?.kind).toBe('same')
  expect(compared.filter(({ kind }) => kind === 'changed')).toHaveLength(3_000)
})

/** Changed parts in angle brackets. */
function shown(lines: ComparedLine[]) {
  const side = (pieces: Piece[] | null) =>
    pieces?.map(({ text, isChanged }) => (isChanged ? `<${text}>` : text)).join('') ?? null
  return lines.map(({ kind, mine, theirs }) => [kind, side(mine), side(theirs)])
}
