const SOC_CODE_CHARS = 7

/** The codes a table of the career ladder holds for an occupation, by the longest beginning of its code; never its own. */
export function ladderCodes(table: ReadonlyMap<string, string[]>, code: string): string[] {
  for (let length = SOC_CODE_CHARS; length >= 2; length--) {
    const codes = table.get(code.slice(0, length))
    if (codes) return codes.filter(step => step !== code)
  }
  return []
}
