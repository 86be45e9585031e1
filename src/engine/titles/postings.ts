/** For each key, where its entries start; entry and its strength side by side. */
export type Postings = { start: Uint32Array; entry: Uint16Array; strength: Uint8Array }

export function starts(counts: ArrayLike<number>): Uint32Array {
  const start = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) start[at + 1] = (start[at] ?? 0) + (counts[at] ?? 0)
  return start
}
