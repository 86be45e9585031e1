/** Lower case without accents, letters of other Latin alphabets in plain ones: "Łódź" and "lodz" are one word. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłþðı]/g, letter => REPLACEMENTS.get(letter) ?? letter)
}

const PLAIN = /^[\x20-\x7e\n\r\t]*$/

const REPLACEMENTS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['ı', 'i'],
])
