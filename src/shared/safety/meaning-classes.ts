import { MEANING_WORDS } from './meaning-words.ts'

const CLASSES_OF = new Map<string, string[]>()
for (const [name, words] of Object.entries(MEANING_WORDS))
  for (const word of words.split(' ')) {
    for (const form of new Set([word, stem(word)]))
      if (!CLASSES_OF.get(form)?.includes(name)) CLASSES_OF.set(form, [...(CLASSES_OF.get(form) ?? []), name])
  }

/** The meanings of a word; none for most words. */
export function meaningsOf(word: string): readonly string[] {
  return CLASSES_OF.get(word) ?? CLASSES_OF.get(stem(word)) ?? []
}

/** A word without its commonest endings. */
export function stem(word: string): string {
  if (word.length < 5) return word
  const cut = word.replace(/(?:ing|ed|es|s|ly)$/, '')
  return cut.length < 3 ? word : cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '')
}
