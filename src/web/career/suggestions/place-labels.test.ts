import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const AREA = { width: 800, height: 300 }
const NOTHING = { taken: [], avoided: [] }
const mark = (role: string, x: number, y = 150) => ({
  path: { role, salary_range: '$40,000 - $50,000' },
  x,
  top: y - 10,
  bottom: y + 10,
})

test('a mark with room around it has its name and pay above it', () => {
  const [label] = placeLabels([mark('Paramedic', 400)], NOTHING, AREA)
  expect(label).toMatchObject({ x: 400, anchor: 'middle', lines: ['Paramedic'], pay: '$40,000 – $50,000' })
  expect(label?.y).toBeLessThan(140)
})

test('on a phone names stand alone', () => {
  const [label] = placeLabels([mark('Paramedic', 200)], NOTHING, { width: 354, height: 300 })
  expect(label).toMatchObject({ lines: ['Paramedic'], pay: null })
})

test('of two neighbors one goes below', () => {
  const [first, second] = placeLabels([mark('Paramedic', 400), mark('Phlebotomist', 440)], NOTHING, AREA)
  expect(first?.y).toBeLessThan(140)
  expect(second?.y).toBeGreaterThan(160)
})

test('a line above sends the name below', () => {
  const line = { left: 0, right: 800, top: 100, bottom: 110 }
  expect(placeLabels([mark('Paramedic', 400)], { taken: [], avoided: [line] }, AREA)[0]?.y).toBeGreaterThan(
    160,
  )
})

test('a name goes elsewhere where it stands in the only place of another that is clear of the lines', () => {
  const line = { left: 420, right: 800, top: 36, bottom: 120 }
  const [first, second] = placeLabels(
    [mark('Paramedic', 400, 52), mark('Phlebotomist', 440, 52)],
    { taken: [], avoided: [line] },
    AREA,
  )
  expect(first).toMatchObject({ anchor: 'end', pay: '$40,000 – $50,000' })
  expect(first?.y).toBeGreaterThan(62)
  expect(second).toMatchObject({ anchor: 'middle', pay: '$40,000 – $50,000' })
  expect(second?.y).toBeLessThan(42)
})

test('where neither above nor below is free a name stands to the right of its bar', () => {
  const above = { left: 0, right: 800, top: 0, bottom: 135 }
  const below = { left: 0, right: 800, top: 165, bottom: 300 }
  const [label] = placeLabels([mark('Paramedic', 400)], { taken: [above, below], avoided: [] }, AREA)
  expect(label).toMatchObject({ anchor: 'start', pay: null })
  expect(label?.x).toBeGreaterThan(408)
})

test('a name without room nearby stands farther off, joined to its bar', () => {
  const around = { left: 0, right: 800, top: 90, bottom: 300 }
  const [label] = placeLabels([mark('Paramedic', 400)], { taken: [around], avoided: [] }, AREA)
  expect(label?.y).toBeLessThan(90)
  expect(label?.leader).toMatchObject({ x: 400, to: 140 })
  expect(placeLabels([mark('Paramedic', 400)], NOTHING, AREA)[0]?.leader).toBeNull()
})

test('a mark at the edge keeps its name inside', () => {
  expect(placeLabels([mark('Healthcare Manager', 790)], NOTHING, AREA)[0]?.anchor).toBe('end')
})

test('where no place is free there is no name, rather than one over another', () => {
  const everywhere = { left: 0, right: 800, top: 0, bottom: 300 }
  expect(placeLabels([mark('Paramedic', 400)], { taken: [everywhere], avoided: [] }, AREA)).toEqual([null])
})

test('a long name breaks near its middle', () => {
  expect(placeLabels([mark('Physical Therapist Assistant', 400)], NOTHING, AREA)[0]?.lines).toEqual([
    'Physical Therapist',
    'Assistant',
  ])
})
