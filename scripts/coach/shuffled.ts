/** The numbers from zero on in another order. */
export function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = b
    order[other] = a
  }
  return order
}
