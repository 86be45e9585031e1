import { foldLetters } from '#engine/text/fold-letters.ts'

/** A place name without accents, points and case, so that two spellings of one place meet. */
export function placeKey(text: string): string {
  if (ALREADY_A_KEY.test(text)) return text.toLowerCase()
  return foldLetters(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(saint|st) /, 'st ')
    .replace(/^(fort|ft) /, 'fort ')
    .replace(/^(mount|mt) /, 'mount ')
}

const ALREADY_A_KEY = /^(?!(?:saint|st|fort|ft|mount|mt) )[a-z]+(?: [a-z]+)*$/i
