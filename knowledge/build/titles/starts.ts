/** Where the entries of each key start when they are written one after another, and at last where they end. */
export function starts(counts: ArrayLike<number>): Uint32Array {
  const start = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) start[at + 1] = (start[at] ?? 0) + (counts[at] ?? 0)
  return start
}
