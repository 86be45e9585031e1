import { MAP_HEIGHT, type MapLayout } from './map-layout.ts'

const ROW_PX = 16
const CHAR_PX = 6.4
const GAP_PX = 6
/** Two rows fit below the map as it is. */
const ROWS_WITHIN_MAP = 2

type AxisName = { x: number; text: string; at: number; row: number }

/** A name that would run into one before it stands a line lower, and none runs out of the figure. */
export function axisNames(starts: MapLayout['schooling'], width: number): AxisName[] {
  const ends: number[] = []
  return starts.map(({ x, text }) => {
    const length = text.length * CHAR_PX
    const at = Math.max(0, Math.min(x + GAP_PX, width - length))
    const free = ends.findIndex(end => at >= end + GAP_PX)
    const row = free < 0 ? ends.length : free
    ends[row] = at + length
    return { x, text, at, row }
  })
}

export function axisNameY(row: number): number {
  return MAP_HEIGHT - 30 + row * ROW_PX
}

/** Names in further rows need room below. */
export function mapHeight(names: readonly AxisName[]): number {
  const rows = Math.max(0, ...names.map(({ row }) => row + 1))
  return MAP_HEIGHT + Math.max(0, rows - ROWS_WITHIN_MAP) * ROW_PX
}
