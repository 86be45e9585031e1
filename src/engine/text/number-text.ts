/** With its sign, a true minus: +15.8%, −1.2%. */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}%`
}

/** A share as a whole percentage. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)}%`
}
