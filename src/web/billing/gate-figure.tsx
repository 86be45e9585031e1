import Lock from 'lucide-react/icons/lock'
import { Line, type Point } from '#web/ui/line.tsx'
import type { GatedTool } from './gated-tools.ts'

type Shape = {
  height: number
  /** Begins left of the figure, so that the line comes from the edge of the window. */
  behind: Point[]
  here: Point
  toGate: Point[]
  gate: Point
  beyond: Point[]
  there: Point
  /** Where the name of the tool stands, seen from its mark. */
  name: { x: number; y: number; anchor: 'middle' | 'start' }
}

const WIDE_WIDTH = 1072
const WIDE: Shape = {
  height: 224,
  behind: [
    { x: -900, y: 184 },
    { x: 0, y: 181 },
    { x: 200, y: 174 },
  ],
  here: { x: 380, y: 163 },
  toGate: [{ x: 490, y: 148 }],
  gate: { x: 601, y: 127 },
  beyond: [
    { x: 750, y: 86 },
    { x: 900, y: 57 },
  ],
  there: { x: 1056, y: 47 },
  name: { x: 0, y: 42, anchor: 'middle' },
}

const NARROW_WIDTH = 400
const NARROW: Shape = {
  height: 150,
  behind: [
    { x: -40, y: 115 },
    { x: 64, y: 110 },
  ],
  here: { x: 120, y: 106 },
  toGate: [{ x: 168, y: 97 }],
  gate: { x: 214, y: 84 },
  beyond: [
    { x: 262, y: 66 },
    { x: 326, y: 45 },
  ],
  there: { x: 384, y: 40 },
  name: { x: 18, y: 24, anchor: 'start' },
}

const GATE_RADIUS = 14
const ICON = 16

/** The way so far, the tool, and where it leads. */
export function GateFigure({ title, tool: { from, to } }: { title: string; tool: GatedTool }) {
  const words = { title, from, to }
  return (
    <figure>
      <Way {...words} shape={WIDE} width={WIDE_WIDTH} className="max-lg:hidden" />
      <Way {...words} shape={NARROW} width={NARROW_WIDTH} className="max-w-xl lg:hidden" />
      <figcaption className="sr-only">
        From {from} through {title} to {to}.
      </figcaption>
    </figure>
  )
}

function Way({
  title,
  from,
  to,
  shape: { height, behind, here, toGate, gate, beyond, there, name },
  width,
  className,
}: {
  title: string
  from: string
  to: string
  shape: Shape
  width: number
  className: string
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`w-full overflow-visible text-base ${className}`}
      aria-hidden="true"
    >
      <Line points={[here, ...toGate, gate]} forecast dot={false} />
      <Line points={[gate, ...beyond, there]} forecast />
      <Line points={[...behind, here]} />
      <g className="text-attention">
        <circle
          cx={gate.x}
          cy={gate.y}
          r={GATE_RADIUS}
          className="fill-paper stroke-attention-mark [stroke-width:2]"
        />
        <Lock x={gate.x - ICON / 2} y={gate.y - ICON / 2} width={ICON} height={ICON} />
      </g>
      <g className="fill-ink">
        <text x={here.x} y={here.y + 34} textAnchor="middle" className="font-semibold">
          {from}
        </text>
        <text x={gate.x + name.x} y={gate.y + name.y} textAnchor={name.anchor} className="font-semibold">
          {title}
        </text>
        <text x={there.x + 8} y={there.y - 20} textAnchor="end">
          {to}
        </text>
      </g>
    </svg>
  )
}
