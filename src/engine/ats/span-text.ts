/** A stretch of a clause in the posting's own spelling; spans are counted from the posting's start. */
export function spanText(text: string, start: number, span: { start: number; end: number }): string {
  return text.slice(span.start - start, span.end - start).replace(/\s+/gu, ' ')
}
