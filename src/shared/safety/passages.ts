import { plainWords } from './plain-words.ts'

const SENTENCE_END = /[.!?…\n]+/
/** A longer message is read by its sentences alone: as a whole it would hide what one of them says. */
const WHOLE_MAX_WORDS = 60
const WHOLE_MIN_SENTENCES = 3

type MessagePassages = {
  /** Each sentence, and after it the same with the next one: one line among ordinary ones is read on its own. */
  parts: string[][]
  /** All sentences of a short message as one: what none of them says alone. */
  whole: string[] | null
}

export function passages(message: string): MessagePassages {
  const sentences = joinSingleWords(
    message
      .split(SENTENCE_END)
      .map(sentence => plainWords(sentence).trim().split(' '))
      .filter(words => words.some(word => /\p{L}/u.test(word))),
  )
  const parts = sentences.flatMap((words, at) => {
    const next = sentences[at + 1]
    return next ? [words, [...words, '|', ...next]] : [words]
  })
  const whole = sentences.flatMap((words, at) => (at > 0 ? ['|', ...words] : words))
  const isRead = sentences.length >= WHOLE_MIN_SENTENCES && whole.length <= WHOLE_MAX_WORDS
  return { parts, whole: isRead ? whole : null }
}

/** "I. Want. To. Die." is one sentence. */
function joinSingleWords(sentences: readonly string[][]): string[][] {
  const joined: string[][] = []
  let wasSingle = false
  for (const words of sentences) {
    const isSingle = words.length === 1
    const last = joined.at(-1)
    if (isSingle && wasSingle && last) last.push(...words)
    else joined.push([...words])
    wasSingle = isSingle
  }
  return joined
}
