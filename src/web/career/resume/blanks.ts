/** What nobody has told us stands in brackets, as "[your phone number]". */
const BLANK = /\[[^\][\n]{1,120}\]/gu

type Blank = { start: number; end: number }

export function blanksIn(text: string): Blank[] {
  return [...text.matchAll(BLANK)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
}

/** The first blank at or after a place, or else the first of all. */
export function nextBlank(text: string, from: number): Blank | undefined {
  const blanks = blanksIn(text)
  return blanks.find(({ start }) => start >= from) ?? blanks[0]
}

/** A text in pieces, of which every second one is a blank. */
export function splitAtBlanks(text: string): { text: string; isBlank: boolean; at: number }[] {
  const pieces: { text: string; isBlank: boolean; at: number }[] = []
  let at = 0
  for (const { start, end } of blanksIn(text)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isBlank: false, at })
    pieces.push({ text: text.slice(start, end), isBlank: true, at: start })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isBlank: false, at })
  return pieces
}
