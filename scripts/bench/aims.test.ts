import { afterEach, expect, test, vi } from 'vitest'
import { judge } from './aims.ts'

const exitCodeBefore = process.exitCode
afterEach(() => {
  process.exitCode = exitCodeBefore
  vi.restoreAllMocks()
})

function judged(values: number[], aim: { atMost?: number; atLeast?: number }, busy: string | null = null) {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(line => lines.push(String(line)))
  process.exitCode = 0
  judge([{ name: 'start', values, unit: 'ms', ...aim }], { busy })
  return { exitCode: process.exitCode, text: lines.join('\n') }
}

test('the median decides, not one slow round', () => {
  expect(judged([90, 500, 100], { atMost: 100 })).toMatchObject({ exitCode: 0 })
  expect(judged([90, 500, 101], { atMost: 100 })).toMatchObject({ exitCode: 1 })
  expect(judged([0.6, 0.1, 0.6], { atLeast: 0.6 })).toMatchObject({ exitCode: 0 })
  expect(judged([0.6, 0.1, 0.59], { atLeast: 0.6 })).toMatchObject({ exitCode: 1 })
})

test('each figure stands with its spread and its aim', () => {
  expect(judged([90, 500, 100], { atMost: 100 }).text).toContain(
    '| start | 100 ms | 90.0–500 | ≤ 100 ms | met |',
  )
})

test('a figure that was not taken is a miss', () => {
  expect(judged([], { atMost: 100 })).toMatchObject({ exitCode: 1 })
  expect(judged([Number.NaN], { atLeast: 1 })).toMatchObject({ exitCode: 1 })
})

test('on a busy machine nothing is judged, and the reason is said', () => {
  const { exitCode, text } = judged([500], { atMost: 100 }, 'another build runs')
  expect(exitCode).toBe(0)
  expect(text).toContain('Not judged, the machine is busy: another build runs.')
  expect(text).not.toContain('MISSED')
})
