/** Computes a value at its first use and keeps it. */
export function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}

/** The same for each row of a table. */
export function remembered<Value>(count: number, compute: (row: number) => Value): (row: number) => Value {
  const kept: ({ value: Value } | undefined)[] = Array.from({ length: count })
  return row => {
    const known = kept[row] ?? { value: compute(row) }
    if (row >= 0 && row < count) kept[row] = known
    return known.value
  }
}
