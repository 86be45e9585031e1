/** The end of a clause. */
export const END = '(?= [|]|$| $)'

/** Up to so many words between two parts of a phrase. */
export function gap(words: number): string {
  return `(?:[a-z]+ ){0,${words}}`
}
