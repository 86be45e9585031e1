/** How far a value is on the way between two others, 0 to 1. */
export function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}
