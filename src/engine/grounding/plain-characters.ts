/** One form for digits, dashes, quotes and spaces of every script, so that no figure hides behind its letters. Keeps lines. */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, digit => String(digitValue(digit)))
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/⁄/gu, '/')
    .replace(/[^\S\n]+/gu, ' ')
}

/** Zero-width and direction marks, tag characters and controls: they change what is read without being seen. */
const INVISIBLE = /\p{Cf}|(?![\n\t])\p{Cc}|\p{Variation_Selector}/gu

/** The digits of a script stand in one row of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
