import type { Suggestion } from '#shared/career/suggestion.ts'
import { payRangeText } from '../words.ts'

export type Box = { left: number; right: number; top: number; bottom: number }
export type PlacedLabel = {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  lines: string[]
  pay: string | null
  /** Joins a name that stands far off to its bar. */
  leader: { x: number; from: number; to: number } | null
}

type Mark = { path: Pick<Suggestion, 'role' | 'salary_range'>; x: number; top: number; bottom: number }

const LINE_PX = 16
const NAME_CHAR_PX = 7.1
const PAY_CHAR_PX = 6.6
const WRAP_FROM_CHARS = 19
const GAP_PX = 8
const BAR_PX = 8
/** How far a name may stand from its bar before it seems to belong to another. */
const MAX_SHIFTS = 2
/** With a line to it, a name may stand farther off before it is left out. */
const MAX_SHIFTS_WITH_LEADER = 9
export const NARROW_PX = 600
/** With pay or not, and clear of the lines or not: the first that has room. A phone has room for names, and pay stands on the cards. */
const NAMES_AND_PAY = [
  { withPay: true, avoidsLines: true, maxShifts: MAX_SHIFTS },
  { withPay: false, avoidsLines: true, maxShifts: MAX_SHIFTS },
  { withPay: true, avoidsLines: false, maxShifts: MAX_SHIFTS },
  { withPay: false, avoidsLines: false, maxShifts: MAX_SHIFTS },
  { withPay: false, avoidsLines: false, maxShifts: MAX_SHIFTS_WITH_LEADER },
] as const
const NAMES_ALONE = NAMES_AND_PAY.filter(({ withPay }) => !withPay)
/** How bad it is: the pay left out, a name over a line, no name at all. */
const COSTS = { withoutPay: 1, overLine: 4, noName: 12, perShift: 0.25 }

type Obstacles = { taken: readonly Box[]; avoided: readonly Box[] }
type Area = { width: number; height: number }
type Place = { box: Box; label: PlacedLabel; cost: number }

/** Names and pay beside their marks, none over another and, where there is room, none over a line; else the pay goes, then the name. */
export function placeLabels(
  marks: readonly Mark[],
  { taken, avoided }: Obstacles,
  area: Area,
): (PlacedLabel | null)[] {
  const fixed = [...taken, ...marks.map(barBox)]
  const options = marks.map(mark => [...placesOf(mark, { taken: fixed, avoided }, area)])
  const chosen: (Place | null)[] = marks.map(() => null)
  for (const [at, places] of options.entries()) chosen[at] = firstFree(places, chosen)
  while (makeRoom(options, chosen));
  return chosen.map(place => place?.label ?? null)
}

/** Moves labels out of the place that another needs more; false where that helps nobody. */
function makeRoom(options: readonly (readonly Place[])[], chosen: (Place | null)[]): boolean {
  for (const [at, places] of options.entries())
    for (const place of places) {
      if (place.cost >= costOf(chosen[at])) continue
      const inTheWay = chosen.flatMap((other, index) =>
        index !== at && other && overlap(other.box, place.box) ? [index] : [],
      )
      if (inTheWay.length > MAX_MOVED) continue
      const next = chosen.map((other, index) =>
        index === at ? place : inTheWay.includes(index) ? null : other,
      )
      for (const moved of inTheWay) next[moved] = firstFree(options[moved] ?? [], next)
      const involved = [at, ...inTheWay]
      if (totalCost(next, involved) >= totalCost(chosen, involved)) continue
      for (const index of involved) chosen[index] = next[index] ?? null
      return true
    }
  return false
}

const MAX_MOVED = 2

function totalCost(chosen: readonly (Place | null)[], involved: readonly number[]): number {
  return involved.reduce((sum, index) => sum + costOf(chosen[index]), 0)
}

function firstFree(places: readonly Place[], chosen: readonly (Place | null)[]): Place | null {
  return places.find(({ box }) => !chosen.some(other => other && overlap(other.box, box))) ?? null
}

function costOf(place: Place | null | undefined): number {
  return place?.cost ?? COSTS.noName
}

/** The best first. */
function* placesOf(mark: Mark, { taken, avoided }: Obstacles, area: Area): Generator<Place> {
  const isNarrow = area.width < NARROW_PX
  for (const { withPay, avoidsLines, maxShifts } of isNarrow ? NAMES_ALONE : NAMES_AND_PAY)
    for (const { box, label, shift } of candidates(mark, { withPay, maxShifts }, area)) {
      if (taken.some(other => overlap(other, box))) continue
      if (avoidsLines && avoided.some(other => overlap(other, box))) continue
      const cost =
        (withPay || isNarrow ? 0 : COSTS.withoutPay) +
        (avoidsLines ? 0 : COSTS.overLine) +
        shift * COSTS.perShift
      yield { box, label, cost }
    }
}

function barBox({ x, top, bottom }: Mark): Box {
  return { left: x - BAR_PX, right: x + BAR_PX, top: top - 4, bottom: bottom + 4 }
}

/** Above or below the bar, then to its right, where no line arrives. */
function* candidates(
  mark: Mark,
  { withPay, maxShifts }: { withPay: boolean; maxShifts: number },
  area: Area,
) {
  const lines = wrapped(mark.path.role)
  const pay = withPay ? payRangeText(mark.path) : null
  const width = Math.max(...lines.map(line => line.length * NAME_CHAR_PX), (pay ?? '').length * PAY_CHAR_PX)
  const height = (lines.length + (pay ? 1 : 0)) * LINE_PX
  for (const { left, top, anchor, shift } of places(mark, { width, height }, maxShifts)) {
    const box = { left, right: left + width, top, bottom: top + height }
    if (box.left < 0 || box.right > area.width || box.top < 0 || box.bottom > area.height) continue
    const x = anchor === 'middle' ? mark.x : anchor === 'end' ? box.right : box.left
    const leader =
      shift <= MAX_SHIFTS
        ? null
        : top < mark.top
          ? { x: mark.x, from: box.bottom, to: mark.top }
          : { x: mark.x, from: mark.bottom, to: box.top }
    yield { shift, box, label: { x, y: top + LINE_PX - 4, anchor, lines, pay, leader } satisfies PlacedLabel }
  }
}

function* places(mark: Mark, { width, height }: Area, maxShifts: number) {
  const lefts = { middle: mark.x - width / 2, end: mark.x - width + BAR_PX, start: mark.x - BAR_PX }
  for (let shift = 0; shift <= maxShifts; shift++) {
    const away = GAP_PX + shift * LINE_PX
    for (const top of [mark.top - away - height, mark.bottom + away])
      for (const anchor of ['middle', 'end', 'start'] as const)
        yield { left: lefts[anchor], top, anchor, shift }
  }
  const middle = (mark.top + mark.bottom - height) / 2
  yield { left: mark.x + BAR_PX + GAP_PX / 2, top: middle, anchor: 'start' as const, shift: 0 }
}

/** A long name on two lines, broken near its middle. */
function wrapped(name: string): string[] {
  if (name.length < WRAP_FROM_CHARS || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map(match => match.index)
  const middle = name.length / 2
  const at = spaces.reduce((best, space) =>
    Math.abs(space - middle) < Math.abs(best - middle) ? space : best,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
