/** Insertions, deletions, replacements and swaps of adjacent letters between two words; above the limit, limit + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let rowBeforeLast: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (rowBeforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    rowBeforeLast = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

const TWO_EDITS_FROM_CHARS = 7

/** How many edits still make the same word: short words differ by one letter too easily. */
export function maxEditsFor(length: number): number {
  return length >= TWO_EDITS_FROM_CHARS ? 2 : 1
}
