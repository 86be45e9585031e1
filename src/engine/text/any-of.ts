/** The alternatives of a pattern, one idea each, as one group: "(?:fired|laid off)". */
export function anyOf(alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`
}

/** Leaves the backslashes of a pattern as they are written. */
export const { raw } = String
