// @vitest-environment node
import { expect, test } from 'vitest'
import { axisNames, mapHeight } from './map-axis.ts'
import { MAP_HEIGHT } from './map-layout.ts'

const NAMES = ['high school', 'certificate', 'some college', 'associate', 'bachelor’s']
const CHAR_PX = 6.4

test.each([320, 358, 700, 1_200])('at %i pixels no name of schooling stands over another', width => {
  const starts = NAMES.map((text, at) => ({ x: 90 + ((width - 110) / NAMES.length) * at, text }))
  const names = axisNames(starts, width)
  for (const one of names) {
    expect(one.at).toBeGreaterThanOrEqual(0)
    expect(one.at + one.text.length * CHAR_PX).toBeLessThanOrEqual(width)
    for (const other of names)
      if (other !== one && other.row === one.row)
        expect(
          one.at >= other.at + other.text.length * CHAR_PX || other.at >= one.at + one.text.length * CHAR_PX,
        ).toBe(true)
  }
})

test('a third row makes the map higher, two do not', () => {
  const near = [100, 110, 120].map((x, at) => ({ x, text: NAMES[at] ?? '' }))
  expect(mapHeight(axisNames(near.slice(0, 2), 358))).toBe(MAP_HEIGHT)
  expect(mapHeight(axisNames(near, 358))).toBe(MAP_HEIGHT + 16)
})
