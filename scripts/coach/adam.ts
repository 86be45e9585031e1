const [FIRST_MOMENT, SECOND_MOMENT, EPSILON] = [0.9, 0.999, 1e-8]

/** Steps of Adam over some weights, with decoupled decay of those that decay. */
export function adam(weights: Float32Array, decay: number, decays: (at: number) => boolean = () => true) {
  const [means, squares] = [new Float32Array(weights.length), new Float32Array(weights.length)]
  let round = 0
  return (gradient: Float32Array, examples: number, rate: number) => {
    round++
    const [first, second] = [1 - FIRST_MOMENT ** round, 1 - SECOND_MOMENT ** round]
    for (let at = 0; at < weights.length; at++) {
      const slope = (gradient[at] ?? 0) / examples
      const mean = FIRST_MOMENT * (means[at] ?? 0) + (1 - FIRST_MOMENT) * slope
      const square = SECOND_MOMENT * (squares[at] ?? 0) + (1 - SECOND_MOMENT) * slope ** 2
      means[at] = mean
      squares[at] = square
      const step = mean / first / (Math.sqrt(square / second) + EPSILON)
      const kept = decays(at) ? 1 - rate * decay : 1
      weights[at] = (weights[at] ?? 0) * kept - rate * step
    }
  }
}
