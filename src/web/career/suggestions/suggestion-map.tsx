import { PROJECTED_YEARS } from '#shared/career/data-sources.ts'
import { SUGGESTION_KINDS, type Suggestion } from '#shared/career/suggestion.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { Line } from '#web/ui/line.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import { jobsText, KINDS, payRangeText, schooling } from '../words.ts'
import { axisNames, axisNameY, mapHeight } from './map-axis.ts'
import { MAP_HEIGHT, type MapLayout, mapLayout, todayLabel } from './map-layout.ts'

/** Where a person stands, and each path as a way from there. */
export function SuggestionMap({ data, shown }: { data: CareerSuggestions; shown: readonly Suggestion[] }) {
  const [box, width] = useWidth<HTMLDivElement>()
  if (!shown.some(({ pay }) => pay !== null)) return null
  const layout = width > 0 && mapLayout({ now: data.now, history: data.pay_history, paths: shown }, width)
  const names = layout ? axisNames(layout.schooling, width) : []
  return (
    <ChartFrame
      title="Where you stand, and the ways from here"
      meaning="Higher is better paid. Further right means more schooling first. The bar behind a dot is the usual range of pay."
      source={sourceText(data, shown)}
      table={mapTable(data.now, shown)}
    >
      <Legend kinds={SUGGESTION_KINDS.filter(kind => shown.some(one => one.kind === kind))} />
      <div ref={box} style={{ height: mapHeight(names) }} className="contain-inline-size">
        {layout && <Drawing layout={layout} names={names} width={width} role={data.now?.role ?? ''} />}
      </div>
    </ChartFrame>
  )
}

function Legend({ kinds }: { kinds: readonly Suggestion['kind'][] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {kinds.map(kind => (
        <li key={kind} className="inline-flex items-center gap-2">
          <span aria-hidden className={`size-2.5 rounded-full ${KINDS[kind].dot}`} />
          {KINDS[kind].short}
        </li>
      ))}
    </ul>
  )
}

const ON_LINES = 'stroke-paper stroke-[4px] [paint-order:stroke] [stroke-linejoin:round]'

function Drawing({
  layout,
  names,
  width,
  role,
}: {
  layout: MapLayout
  names: ReturnType<typeof axisNames>
  width: number
  role: string
}) {
  const { today } = layout
  const label = today && todayLabel(today, role)
  return (
    <svg width={width} height={mapHeight(names)} className="figures overflow-visible" aria-hidden="true">
      {layout.guides.map(({ y, text }) => (
        <g key={y}>
          <line x1={0} x2={width} y1={y} y2={y} className="stroke-rule" strokeWidth="1" />
          {text !== null && (
            <text x={0} y={y - 5} className="fill-soft text-[12px]">
              {text}
            </text>
          )}
        </g>
      ))}
      <SchoolingAxis names={names} />
      {layout.paths.map(({ path, point, top, bottom }) => (
        <line
          key={path.code}
          x1={point.x}
          x2={point.x}
          y1={top}
          y2={bottom}
          className={KINDS[path.kind].mark}
          stroke="currentColor"
          strokeWidth="12"
          opacity="0.16"
        />
      ))}
      <g className="line-draw-in">
        {layout.paths.map(({ path, curve, point }) => (
          <Line
            key={path.code}
            points={curve.length > 0 ? curve : [point]}
            tone={KINDS[path.kind].mark}
            forecast
          />
        ))}
        <Line points={layout.history} dot={false} />
      </g>
      {today && <circle className="line-dot text-action" cx={today.x} cy={today.y} r="10" />}
      {today && label && (
        <g textAnchor={label.anchor} className={ON_LINES}>
          <text x={label.x} y={today.y - 32} className="fill-ink text-[15px] font-semibold">
            today
          </text>
          <text x={label.x} y={today.y - 16} className="fill-soft text-[13px]">
            {role}
          </text>
        </g>
      )}
      {layout.firstYear !== null && (
        <text x={0} y={layout.firstYear.y} className="fill-soft text-[12px]">
          {layout.firstYear.year}
        </text>
      )}
      {layout.paths.map(({ path, label }) =>
        label?.leader ? (
          <line
            key={path.code}
            x1={label.leader.x}
            x2={label.leader.x}
            y1={label.leader.from}
            y2={label.leader.to}
            className="stroke-edge"
            strokeWidth="1.5"
          />
        ) : null,
      )}
      {layout.paths.map(({ path, label }) =>
        label ? (
          <text key={path.code} textAnchor={label.anchor} className={ON_LINES}>
            {label.lines.map((line, at) => (
              <tspan
                key={line}
                x={label.x}
                y={label.y + at * 16}
                className="fill-ink text-[13px] font-semibold"
              >
                {line}
              </tspan>
            ))}
            {label.pay && (
              <tspan x={label.x} y={label.y + label.lines.length * 16} className="fill-soft text-[12px]">
                {label.pay}
              </tspan>
            )}
          </text>
        ) : null,
      )}
    </svg>
  )
}

function SchoolingAxis({ names }: { names: ReturnType<typeof axisNames> }) {
  return (
    <g>
      <text x={0} y={MAP_HEIGHT - 26} className="fill-ink text-[12px] font-semibold">
        Usual schooling
      </text>
      {names.map(({ x, text, at, row }) => (
        <g key={text}>
          <line
            x1={x}
            x2={x}
            y1={MAP_HEIGHT - 44}
            // A longer one would run through the name before, which is why this stands lower, or through its own at the edge.
            y2={MAP_HEIGHT - (row === 0 && at > x ? 28 : 41)}
            className="stroke-edge"
          />
          <text x={at} y={axisNameY(row)} className="fill-soft text-[12px]">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

function sourceText({ now, pay_history }: CareerSuggestions, shown: readonly Suggestion[]): string {
  const pay = shown.find(one => one.pay)?.pay
  if (!pay) return ''
  const [first, last] = [pay_history[0]?.year, pay_history.at(-1)?.year]
  const solid =
    now && first !== undefined
      ? `Solid: US median pay as ${now.role}, ${first} to ${last}, then ${pay.place}. `
      : ''
  return `${solid}Dotted: ${pay.place}. Equal heights are equal percentages. Sources: ${pay.source} (${pay.year}); BLS Employment Projections, ${PROJECTED_YEARS}.`
}

function mapTable(now: Suggestion | null, shown: readonly Suggestion[]) {
  const row = (one: Suggestion, kind: string) => [
    one.role,
    kind,
    payRangeText(one),
    one.education === null ? 'not published' : schooling(one.education),
    jobsText(one),
  ]
  return {
    columns: ['Role', 'Kind', 'Pay', 'Usual schooling', 'Jobs'],
    rows: [...(now ? [row(now, 'Today')] : []), ...shown.map(one => row(one, KINDS[one.kind].label))],
  }
}
