import type { Suggestion } from '#shared/career/suggestion.ts'
import { payRangeText } from '../words.ts'

export type Box = { left: number; right: number; top: number; bottom: number }
export type PlacedLabel = {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  lines: string[]
  pay: string | null
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
export const NARROW_PX = 600
/** With pay or not, and clear of the lines or not: the first that has room. A phone has room for names, and pay stands on the cards. */
const NAMES_AND_PAY = [
  [true, true],
  [false, true],
  [true, false],
  [false, false],
] as const
const NAMES_ALONE = [
  [false, true],
  [false, false],
] as const

/** Names and pay beside their marks, none over another and, where there is room, none over a line; else the pay goes, then the name. */
export function placeLabels(
  marks: readonly Mark[],
  { taken, avoided }: { taken: readonly Box[]; avoided: readonly Box[] },
  area: { width: number; height: number },
): (PlacedLabel | null)[] {
  const boxes: Box[] = [
    ...taken,
    ...marks.map(({ x, top, bottom }) => ({
      left: x - BAR_PX,
      right: x + BAR_PX,
      top: top - 4,
      bottom: bottom + 4,
    })),
  ]
  return marks.map(mark => {
    for (const [withPay, avoidsLines] of area.width < NARROW_PX ? NAMES_ALONE : NAMES_AND_PAY)
      for (const candidate of candidates(mark, withPay, area)) {
        if ([...boxes, ...(avoidsLines ? avoided : [])].some(box => overlap(box, candidate.box))) continue
        boxes.push(candidate.box)
        return candidate.label
      }
    return null
  })
}

function* candidates(mark: Mark, withPay: boolean, area: { width: number; height: number }) {
  const lines = wrapped(mark.path.role)
  const pay = withPay ? payRangeText(mark.path) : null
  const width = Math.max(...lines.map(line => line.length * NAME_CHAR_PX), (pay ?? '').length * PAY_CHAR_PX)
  const height = (lines.length + (pay ? 1 : 0)) * LINE_PX
  for (let shift = 0; shift <= MAX_SHIFTS; shift++)
    for (const side of ['above', 'below'] as const)
      for (const anchor of ['middle', 'end', 'start'] as const) {
        const left =
          anchor === 'middle'
            ? mark.x - width / 2
            : anchor === 'end'
              ? mark.x - width + BAR_PX
              : mark.x - BAR_PX
        const away = GAP_PX + shift * LINE_PX
        const top = side === 'above' ? mark.top - away - height : mark.bottom + away
        const box = { left, right: left + width, top, bottom: top + height }
        if (box.left < 0 || box.right > area.width || box.top < 0 || box.bottom > area.height) continue
        const x = anchor === 'middle' ? mark.x : anchor === 'end' ? box.right : box.left
        yield { box, label: { x, y: top + LINE_PX - 4, anchor, lines, pay } satisfies PlacedLabel }
      }
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

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
