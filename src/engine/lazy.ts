/** Computes a value at its first use and keeps it. */
export function lazy<Value>(compute: () => Value): () => Value {
  let cached: { value: Value } | null = null
  return () => {
    cached ??= { value: compute() }
    return cached.value
  }
}

/** Computes a value once for each loaded table; it goes with the table. */
export function oncePer<Table extends object, Value>(
  compute: (table: Table) => Value,
): (table: Table) => Value {
  const cached = new WeakMap<Table, { value: Value }>()
  return table => {
    let known = cached.get(table)
    if (!known) {
      known = { value: compute(table) }
      cached.set(table, known)
    }
    return known.value
  }
}

/** Computes a value once for each occupation of the knowledge base: what does not depend on the person. */
export function oncePerOccupation<Data extends { occupations: { count: number } }, Value>(
  compute: (data: Data, row: number) => Value,
): (data: Data, row: number) => Value {
  const byRow = oncePer((data: Data) => memoizeByRow(data.occupations.count, row => compute(data, row)))
  return (data, row) => byRow(data)(row)
}

/** The same for each row of a table. */
export function memoizeByRow<Value>(count: number, compute: (row: number) => Value): (row: number) => Value {
  const cached: ({ value: Value } | undefined)[] = Array.from({ length: count })
  return row => {
    const known = cached[row] ?? { value: compute(row) }
    if (row >= 0 && row < count) cached[row] = known
    return known.value
  }
}

/** Computes a value for each key and keeps those that were asked for last. */
export function keepLatest<Value>(most: number): (key: string, compute: () => Value) => Value {
  const cached = new Map<string, { value: Value }>()
  return (key, compute) => {
    const known = cached.get(key) ?? { value: compute() }
    // A Map lists its keys in the order in which they were set.
    cached.delete(key)
    cached.set(key, known)
    const [oldest] = cached.keys()
    if (cached.size > most && oldest !== undefined) cached.delete(oldest)
    return known.value
  }
}
