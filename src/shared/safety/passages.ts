import { plainWords } from './plain-words.ts'

/** Each sentence of a message, and each with the one after it: one line among ordinary ones is read on its own. */
export function passages(message: string): string[][] {
  const sentences = message
    .split(/[.!?…\n]+/)
    .map(sentence => plainWords(sentence).trim().split(' '))
    .filter(words => words.some(word => /\p{L}/u.test(word)))
  return sentences.flatMap((words, at) => {
    const next = sentences[at + 1]
    return next ? [words, [...words, '|', ...next]] : [words]
  })
}
