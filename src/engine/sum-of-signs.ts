/** What the signs of something say together, each by its learned weight: the logarithm of the odds. A sign that was not learned says nothing. */
export function sumOfSigns(weights: ReadonlyMap<string, number>, signs: ReadonlyMap<string, number>): number {
  let odds = 0
  for (const [sign, value] of signs) odds += value * (weights.get(sign) ?? 0)
  return odds
}
