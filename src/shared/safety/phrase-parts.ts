/** The end of a clause. */
export const END = '(?= [|]|$| $)'

/** Up to so many words between two parts of a phrase. */
export function gap(words: number): string {
  return `(?:[a-z]+ ){0,${words}}`
}

/** What goes on is a thing at work, and not the writer. */
export const NO_THING_BEFORE = '(?<! (?:this|that|it|things|schedule|workload|pace|situation) )'
