import { scaleLinear, scalePoint } from 'd3-scale'
import { Line } from './line.tsx'
import { useWidth } from './use-width.ts'

const HEIGHT = 220
const EDGE = { top: 18, right: 20, bottom: 34, left: 20 }

type LineSeries = { name: string; tone: string; values: readonly number[] }

/** Several lines over the same steps, each named at its end. Decorative for assistive technology: the frame's table says it all. */
export function LineChart({
  series,
  steps,
  range,
  guides,
}: {
  series: readonly LineSeries[]
  /** One label per value, oldest first; they may repeat. */
  steps: readonly string[]
  range: readonly [number, number]
  /** Horizontal lines with a word at the left, above the line unless it says below. */
  guides: readonly { value: number; label: string; isBelow?: boolean }[]
}) {
  const [box, width] = useWidth<HTMLDivElement>()
  const names = Math.max(...series.map(one => one.name.length)) * 9
  const x = scalePoint<number>()
    .domain(steps.keys())
    .range([EDGE.left + 8, width - EDGE.right - names])
    // A single step stands at the end, beside the names of its lines.
    .align(1)
  const y = scaleLinear()
    .domain(range)
    .range([HEIGHT - EDGE.bottom, EDGE.top])
  const at = (value: number, step: number) => ({ x: x(step) ?? EDGE.left, y: y(value) })
  const labels = endLabels(series.map(one => y(one.values.at(-1) ?? range[0])))
  return (
    <div ref={box} className="min-h-55 contain-inline-size">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="figures overflow-visible" aria-hidden="true">
          {guides.map(guide => (
            <g key={guide.value}>
              <line
                x1={0}
                x2={width - names}
                y1={y(guide.value)}
                y2={y(guide.value)}
                className="stroke-rule"
                strokeDasharray="2 5"
              />
              <text x={0} y={y(guide.value) + (guide.isBelow ? 16 : -6)} className="fill-soft text-[12px]">
                {guide.label}
              </text>
            </g>
          ))}
          {steps.map((label, step) => (
            <text
              key={x(step)}
              x={x(step)}
              y={HEIGHT - 8}
              textAnchor={step === 0 && steps.length > 1 ? 'start' : 'middle'}
              className="fill-soft text-[12px]"
            >
              {label}
            </text>
          ))}
          <g className="line-draw-in">
            {series.map(one => (
              <Line key={one.name} points={one.values.map(at)} tone={one.tone} />
            ))}
          </g>
          {series.map((one, index) => (
            <text
              key={one.name}
              x={width - names - 2}
              y={(labels[index] ?? 0) + 5}
              className={`${one.tone} fill-current text-[14px] font-semibold`}
            >
              {one.name}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}

const LABEL_GAP = 18

/** Lines that end at the same height would write their names over each other. */
function endLabels(heights: readonly number[]): number[] {
  const placed = [...heights]
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height)
  let lowest = -LABEL_GAP
  for (const { height, index } of order) {
    lowest = Math.max(height, lowest + LABEL_GAP)
    placed[index] = lowest
  }
  return placed
}
