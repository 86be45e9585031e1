export type Measure = { name: string; value: number; least: number }

/** Prints a table of measures beside what they must reach, and says whether all do. */
export function printMeasures(title: string, measures: Measure[]): boolean {
  console.log(`\n${title}`)
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const { name, value, least } of measures)
    console.log(
      `  ${name.padEnd(width)}  ${figure(value).padStart(8)}  at least ${figure(least).padStart(8)}  ${value >= least ? 'met' : 'MISSED'}`,
    )
  return measures.every(({ value, least }) => value >= least)
}

function figure(value: number): string {
  return Number.isInteger(value) && Math.abs(value) > 1 ? String(value) : value.toFixed(3)
}
