import { wordStems } from '#engine/text/word-stems.ts'

/** The word a person wrote, from the stem it was read as. */
export function originalWord(text: string, stem: string): string {
  const words = text.match(/[\p{L}\p{N}+#.'’-]+/gu) ?? []
  return words.find(word => wordStems(word).includes(stem))?.replaceAll(/^[.'’-]+|[.'’-]+$/g, '') ?? stem
}
