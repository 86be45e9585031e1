import { expect, test } from 'vitest'
import { chooseMutants } from './choose-mutants.ts'
import { explainedSurvivors, survivorKey, survivorRow } from './explained-survivors.ts'
import { mutantsOf } from './mutate-source.ts'
import { relatedTests } from './related-tests.ts'

const mutated = (code: string) => mutantsOf('a.ts', code).map(({ after }) => after)

test.each([
  ['const DAYS = 14', ['const DAYS = 15']],
  ['const SHARE = 0.5', ['const SHARE = 0.6']],
  ['const MOST = 2000', ['const MOST = 2200']],
  ['const FIRST = 1', ['const FIRST = 2']],
  ['f(a < b)', ['f(a <= b)']],
  ['f(a === b)', ['f(a !== b)']],
  ['f(a && b)', ['f(a || b)']],
  ['f(!a)', ['f(a)']],
  ['f(a * b)', ['f(a / b)']],
  ["f(a + 'x')", []],
  ['if (a) b()', ['if (false) b()']],
  ['f(a ? b : c)', ['f(false ? b : c)']],
  ['f(list.filter(g))', ['f(list)']],
  ['f(Math.min(a, b))', ['f(Math.max(a, b))']],
  ['f(list.some(g))', ['f(list.every(g))']],
  ['z.string().check(a, b)', ['z.string().check(b)', 'z.string().check(a)']],
  ['f(list[3])', []],
  ['for (let i = 0; i < n; i++) f(i)', []],
  ['type Size = 3', []],
])('%s becomes %j', (code, expected) => {
  expect(mutated(code)).toEqual(expected)
})

test('every file gives the same share, at least one, and a choice survives a move', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `export const N${i} = ${i + 2}`)
  const file = (path: string, text: string) => ({ path, mutants: mutantsOf(path, text) })
  const [large, small] = chooseMutants([file('a.ts', lines.join('\n')), file('b.ts', 'f(a < b)')], 10)
  expect([large?.mutants.length, small?.mutants.length]).toEqual([4, 1])
  const [moved] = chooseMutants([file('c.ts', ['', ...lines].join('\n'))], 10)
  expect(moved?.mutants.map(({ after }) => after)).toEqual(large?.mutants.map(({ after }) => after))
})

test('tests beside a file run first, then all that reach it, each time the quickest first', () => {
  const file = (path: string, imports: string[]) => ({ path, imports, text: '', lines: 1, isTest: false })
  const files = [
    file('src/engine/a/rule.ts', []),
    file('src/engine/a/rule.test.ts', ['src/engine/a/rule.ts']),
    file('src/engine/a/quick.test.ts', ['src/engine/engine.ts']),
    file('src/engine/engine.ts', ['src/engine/a/rule.ts']),
    file('src/engine/b/other.test.ts', ['src/engine/engine.ts']),
    file('src/engine/b/unrelated.test.ts', []),
    file('src/server/c.db.test.ts', ['src/engine/engine.ts']),
    file('src/web/d.test.ts', ['src/engine/a/rule.ts']),
  ]
  const durations = new Map([
    ['src/engine/a/rule.test.ts', 900],
    ['src/engine/a/quick.test.ts', 20],
    ['src/engine/b/other.test.ts', 5],
  ])
  expect(relatedTests(files, 'src/engine/a/rule.ts', durations)).toEqual([
    'src/engine/a/quick.test.ts',
    'src/engine/a/rule.test.ts',
    'src/engine/b/other.test.ts',
  ])
})

test('a reason is found again for the row it was written in', () => {
  const [mutant] = mutantsOf('a.ts', 'f(a || b)')
  if (!mutant) throw new Error('no mutant')
  const page = `# Page\n\n${survivorRow('src/a.ts', mutant, 'Both are true.')}\n`
  expect(explainedSurvivors(page).get(survivorKey('src/a.ts', mutant))).toBe('Both are true.')
})
