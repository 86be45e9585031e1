import { scaleLog } from 'd3-scale'
import type { EducationLevel } from '#shared/career/education.ts'
import { yearlyPay } from '#shared/career/pay.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import type { Point } from '#web/ui/line.tsx'
import { wayBetween } from '../drawings/way.tsx'
import { SHORT_SCHOOLING, schoolingRank } from '../words.ts'
import { type Box, NARROW_PX, overlap, type PlacedLabel, placeLabels } from './place-labels.ts'

export const MAP_HEIGHT = 420
const EDGE = { top: 44, bottom: 62, left: 40, right: 26 }
const TODAY_SHARE = { wide: 0.27, narrow: 0.24 }
/** The last published year stands this far along the way to today. */
const HISTORY_SHARE = 0.8
const GUIDES = [20, 30, 40, 60, 80, 100, 140, 200, 300, 400].map(thousands => thousands * 1000)
/** The first year stands under the beginning of the line. */
const YEAR_BELOW_PX = 20
const SCALE_MARGINS = { below: 0.26, above: 0.1 }
/** The names of the schooling, with their marks. */
const AXIS_PX = 46

type Drawn = { path: Suggestion; point: Point; top: number; bottom: number }

export type MapLayout = {
  history: Point[]
  firstYear: { year: number; y: number } | null
  today: Point | null
  paths: (Drawn & { curve: Point[]; label: PlacedLabel | null })[]
  /** Without its text where another word or the line stands there. */
  guides: { y: number; text: string | null }[]
  /** Where a kind of schooling begins, and its name. */
  schooling: { x: number; text: string }[]
}

/** Height is pay, rightward is schooling; within one kind of schooling the roles stand side by side, the best paid last. */
export function mapLayout(
  {
    now,
    history,
    paths,
  }: {
    now: Suggestion | null
    history: readonly { year: number; amount: { value: number } }[]
    paths: readonly Suggestion[]
  },
  width: number,
): MapLayout {
  const isNarrow = width < NARROW_PX
  const paid = paths.flatMap(path => (path.pay ? [{ path, ends: yearlyPay(path.pay) }] : []))
  const nowPay = now?.pay ? yearlyPay(now.pay) : null
  const perYear =
    now?.pay?.unit === 'hour' && now.pay.high.value > 0 ? (nowPay?.high ?? 0) / now.pay.high.value : 1
  const past = nowPay ? history.map(({ year, amount }) => ({ year, pay: amount.value * perYear })) : []
  const all = [...paid.flatMap(({ ends }) => [ends.low, ends.high]), ...past.map(({ pay }) => pay)]
  if (nowPay) all.push(nowPay.low, nowPay.high)
  const y = scaleLog()
    .domain([Math.min(...all) * (1 - SCALE_MARGINS.below), Math.max(...all) * (1 + SCALE_MARGINS.above)])
    .range([MAP_HEIGHT - EDGE.bottom, EDGE.top])

  const yearY = past[0] ? y(past[0].pay) + YEAR_BELOW_PX : null
  const todayX = Math.round(width * (isNarrow ? TODAY_SHARE.narrow : TODAY_SHARE.wide))
  const today = nowPay ? { x: todayX, y: y(nowPay.middle) } : null
  const walked = today ? [...pastPoints(past, y, todayX), today] : []
  const firstYear = past[0] && yearY !== null ? { year: past[0].year, y: yearY } : null
  const words = [
    ...(today ? [todayBox(today, now?.role ?? '')] : []),
    ...(firstYear ? [guideBox(firstYear)] : []),
  ]
  const guides = GUIDES.filter(value => value > (y.domain()[0] ?? 0) && value < (y.domain()[1] ?? 0)).map(
    (value): MapLayout['guides'][number] => {
      const guide = { y: y(value), text: `$${value / 1000}k` }
      const isFree = ![...words, ...boxesAlong(walked)].some(box => overlap(box, guideBox(guide)))
      return isFree ? guide : { ...guide, text: null }
    },
  )
  const ordered = paid.toSorted(
    (a, b) =>
      schoolingRank(a.path.education) - schoolingRank(b.path.education) || a.ends.middle - b.ends.middle,
  )
  const firstX = today ? todayX : EDGE.left
  const step = (width - EDGE.right - firstX) / Math.max(1, ordered.length)
  const drawn: Drawn[] = ordered.map(({ path, ends }, place) => ({
    path,
    point: { x: firstX + step * (place + (today ? 1 : 0.5)), y: y(ends.middle) },
    top: y(ends.high),
    bottom: y(ends.low),
  }))
  const labels = placeLabels(
    drawn.map(({ path, point, top, bottom }) => ({ path, x: point.x, top, bottom })),
    {
      taken: [...guides.filter(({ text }) => text !== null).map(guideBox), ...words],
      avoided: today ? drawn.flatMap(({ point }) => boxesAlong(wayBetween(today, point))) : [],
    },
    { width, height: MAP_HEIGHT - AXIS_PX },
  )
  return {
    history: walked,
    firstYear,
    today,
    paths: drawn.map((one, at) => ({
      ...one,
      curve: today ? wayBetween(today, one.point) : [],
      label: labels[at] ?? null,
    })),
    guides,
    schooling: schoolingStarts(drawn, step),
  }
}

function pastPoints(past: readonly { pay: number }[], y: (pay: number) => number, todayX: number): Point[] {
  return past.map(({ pay }, at) => ({
    x: past.length < 2 ? 0 : (at / (past.length - 1)) * todayX * HISTORY_SHARE,
    y: y(pay),
  }))
}

function schoolingStarts(drawn: readonly Drawn[], step: number): MapLayout['schooling'] {
  const starts: (MapLayout['schooling'][number] & { level: EducationLevel | null })[] = []
  for (const { path, point } of drawn)
    if (starts.at(-1)?.level !== path.education || starts.length === 0)
      starts.push({
        level: path.education,
        x: point.x - step / 2,
        text: path.education === null ? 'not published' : SHORT_SCHOOLING[path.education],
      })
  return starts.map(({ x, text }) => ({ x, text }))
}

const LINE_HALF_PX = 3
const BOXES_PER_STRETCH = 4

/** Small boxes along a curve. */
function boxesAlong(curve: readonly Point[]): Box[] {
  return curve.slice(1).flatMap((to, at) => {
    const from = curve[at] ?? to
    return Array.from({ length: BOXES_PER_STRETCH }, (_, part): Box => {
      const [a, b] = [part / BOXES_PER_STRETCH, (part + 1) / BOXES_PER_STRETCH]
      const ys = [from.y + (to.y - from.y) * a, from.y + (to.y - from.y) * b]
      return {
        left: from.x + (to.x - from.x) * a,
        right: from.x + (to.x - from.x) * b,
        top: Math.min(...ys) - LINE_HALF_PX,
        bottom: Math.max(...ys) + LINE_HALF_PX,
      }
    })
  })
}

const TODAY_CHAR_PX = 7
const TODAY_LABEL_PX = 44

function guideBox({ y }: { y: number }): Box {
  return { left: 0, right: 36, top: y - 18, bottom: y }
}

/** The words beside the dot of today end at it, or begin at the edge where they are too long for that. */
export function todayLabel(
  { x }: Point,
  role: string,
): { x: number; anchor: 'start' | 'end'; width: number } {
  const width = role.length * TODAY_CHAR_PX
  return width > x ? { x: 0, anchor: 'start', width } : { x: x + 8, anchor: 'end', width }
}

function todayBox(today: Point, role: string): Box {
  const { x, anchor, width } = todayLabel(today, role)
  const left = anchor === 'start' ? 0 : x - width
  return {
    left,
    right: Math.max(left + width, today.x + 12),
    top: today.y - TODAY_LABEL_PX,
    bottom: today.y + 12,
  }
}
