/** The same for every order of the words. */
export function wordSetHash(ids: ArrayLike<number>): number {
  let sum = ids.length
  for (let at = 0; at < ids.length; at++) {
    let value = Math.imul((ids[at] ?? 0) + 1, 0x9e3779b1)
    value ^= value >>> 15
    sum = (sum + Math.imul(value, 0x85ebca6b)) >>> 0
  }
  return sum >>> 0
}
