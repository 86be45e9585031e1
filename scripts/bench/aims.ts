import { writeFileSync } from 'node:fs'
import type { Quiet } from './quiet.ts'

export type Measure = {
  name: string
  /** One figure for each round; the median is judged. */
  values: readonly number[]
  unit: string
  atMost?: number
  atLeast?: number
}

/**
 * Prints each figure with its spread and aim. A missed aim fails the command, but only on a quiet machine: on a busy one
 * the figures are those of the neighbors. `--json <file>` keeps them for a comparison.
 */
export function judge(measures: readonly Measure[], quiet: Quiet): void {
  console.log('\n| measure | median | spread | aim | |\n|---|---|---|---|---|')
  for (const measure of measures) console.log(`| ${cells(measure, quiet).join(' | ')} |`)
  if (quiet.busy !== null) console.log(`\nNot judged, the machine is busy: ${quiet.busy}.`)
  else if (measures.some(isMissed)) process.exitCode = 1
  const [, file] = process.argv.slice(process.argv.indexOf('--json'))
  if (process.argv.includes('--json') && file !== undefined)
    writeFileSync(file, `${JSON.stringify({ quiet, measures }, null, 2)}\n`)
}

function cells(measure: Measure, quiet: Quiet): string[] {
  const { name, values, unit, atMost, atLeast } = measure
  const written = (value: number) => value.toFixed(decimals(value))
  const aim = [atLeast === undefined ? '' : `≥ ${atLeast}`, atMost === undefined ? '' : `≤ ${atMost}`].filter(
    Boolean,
  )
  return [
    name,
    `${written(median(values))} ${unit}`.trim(),
    `${written(Math.min(...values))}–${written(Math.max(...values))}`,
    aim.length === 0 ? '' : `${aim.join(', ')} ${unit}`.trim(),
    aim.length === 0 || quiet.busy !== null ? '' : isMissed(measure) ? 'MISSED' : 'met',
  ]
}

function isMissed({ values, atMost, atLeast }: Measure): boolean {
  const value = median(values)
  // Written so that a figure that is no number is missed too.
  return !(value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY))
}

function decimals(value: number): number {
  return Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
