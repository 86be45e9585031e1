import { ToolsLine } from '#web/career/tools-line.tsx'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'
import { Part } from './part.tsx'

const STEPS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MOOD = [4, 3, 2, 3, 3, 4, 5]
const ENERGY = [3, 3, 2, 2, 4, 4, 4]

export function FigureParts() {
  return (
    <Part title="Figures">
      <ToolsLine here="/career/resume" />
      <ChartFrame
        title="The line"
        meaning="One stroke, one curve, one end dot, wherever the product shows a way."
        source="Sample figures."
        table={{
          columns: ['Day', 'Mood', 'Energy'],
          rows: STEPS.map((day, index) => [day, String(MOOD[index]), String(ENERGY[index])]),
        }}
      >
        <LineChart
          range={[1, 5]}
          steps={STEPS}
          guides={[
            { value: 1, label: 'low' },
            { value: 3, label: 'okay' },
            { value: 5, label: 'high' },
          ]}
          series={[
            { name: 'Mood', tone: 'text-action', values: MOOD },
            { name: 'Energy', tone: 'text-info', values: ENERGY },
          ]}
        />
      </ChartFrame>
    </Part>
  )
}
