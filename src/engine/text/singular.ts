/** The singular of a regular English plural in lower case; a word that `keep` matches stays as it is. */
export function singular(word: string, keep: RegExp): string {
  if (keep.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ss|sh|ch|x|zz)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
