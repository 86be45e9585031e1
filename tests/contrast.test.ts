import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../src/web/ui/look.css', import.meta.url), 'utf8')
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

const SURFACES = ['paper', 'raised', 'sunk']
const TEXT_PAIRS = [
  ...SURFACES.flatMap(ground =>
    ['ink', 'soft', 'action', 'attention', 'info', 'wrong'].map(text => [text, ground]),
  ),
  ...['action', 'attention', 'info', 'wrong'].flatMap(tone => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
    ['soft', `${tone}-wash`],
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
] as const
const DRAWN_PAIRS = SURFACES.flatMap(ground => [['edge', ground]] as const)

test('the tokens were found', () => {
  expect(colors.size).toBeGreaterThan(15)
})

test.for(['light', 'dark'] as const)('every text pair reads at 4.5:1 or better (%s)', scheme => {
  const weak = TEXT_PAIRS.filter(([text = '', ground = '']) => contrast(text, ground, scheme) < 4.5)
  expect(
    weak.map(([text = '', ground = '']) => `${text} on ${ground}: ${contrast(text, ground, scheme)}`),
  ).toEqual([])
})

test.for(['light', 'dark'] as const)('the edges of controls stand out at 3:1 or better (%s)', scheme => {
  const weak = DRAWN_PAIRS.filter(([mark, ground]) => contrast(mark, ground, scheme) < 3)
  expect(weak).toEqual([])
})

function contrast(one: string, other: string, scheme: 'light' | 'dark') {
  const [high = 0, low = 0] = [luminance(one, scheme), luminance(other, scheme)].sort((a, b) => b - a)
  return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100
}

function luminance(name: string, scheme: 'light' | 'dark') {
  const hex = colors.get(name)?.[scheme]
  if (!hex) throw new Error(`no color ${name}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
