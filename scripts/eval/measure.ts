/** A figure beside the bound that fails the run, and the aim where the bound is only what is reached so far. */
export type Measure = { name: string; value: number; aim?: number } & ({ least: number } | { most: number })

export function isMet(measure: Measure): boolean {
  return 'least' in measure ? measure.value >= measure.least : measure.value <= measure.most
}

/** Prints a table of measures beside what they must reach, and says whether all do. */
export function printMeasures(title: string, measures: Measure[]): boolean {
  console.log(`\n${title}`)
  const width = Math.max(...measures.map(({ name }) => name.length))
  for (const measure of measures) {
    const bound =
      'least' in measure ? `at least ${figure(measure.least)}` : `at most  ${figure(measure.most)}`
    const aim = measure.aim === undefined ? '' : `, aim ${figure(measure.aim)}`
    console.log(
      `  ${measure.name.padEnd(width)}  ${figure(measure.value)}  ${bound}  ${isMet(measure) ? 'met' : 'MISSED'}${aim}`,
    )
  }
  return measures.every(isMet)
}

/** The share of the items for which a rule holds; 1 where there is none to break it. */
export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length
}

function figure(value: number): string {
  return (Number.isInteger(value) && Math.abs(value) > 1 ? String(value) : value.toFixed(3)).padStart(8)
}
