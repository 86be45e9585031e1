/** After so many failures in a row nobody waits for the model any more, for so long; then one call tries it. */
export const BREAKER = { failures: 5, restMs: 30_000 } as const

type CircuitBreaker = {
  mayCall(): boolean
  succeeded(): void
  failed(): void
}

export function createCircuitBreaker(
  { failures, restMs }: { failures: number; restMs: number } = BREAKER,
  nowMs: () => number = () => performance.now(),
): CircuitBreaker {
  let failedInRow = 0
  let restsUntilMs = 0
  return {
    mayCall() {
      if (failedInRow < failures) return true
      if (nowMs() < restsUntilMs) return false
      // One call tries; the others go on resting until it has answered.
      restsUntilMs = nowMs() + restMs
      return true
    },
    succeeded() {
      failedInRow = 0
    },
    failed() {
      failedInRow++
      if (failedInRow >= failures) restsUntilMs = nowMs() + restMs
    },
  }
}
