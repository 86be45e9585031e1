/** Stands for the words of a job title: which role it is says nothing about what is asked. */
export const ROLE_WORD = '\u0000'
/** Stands for any number. */
const NUMBER_WORD = 'NUM'
/** The first letters that the words of a family share: "exhaust", "exhausting", "exhaustion". */
const FAMILY_CHARS = 5

/** What the topic model looks at: words, families of words, neighbors, and how the message begins. */
export function topicFeatures(words: readonly string[]): string[] {
  const plain = words.map(word => (/\d/u.test(word) ? NUMBER_WORD : word === ROLE_WORD ? 'ROLE' : word))
  const features = new Set<string>()
  for (const [index, word] of plain.entries()) {
    features.add(word)
    if (word.length > FAMILY_CHARS) features.add(`${word.slice(0, FAMILY_CHARS)}~`)
    const next = plain[index + 1]
    if (next !== undefined) features.add(`${word} ${next}`)
    const second = plain[index + 2]
    if (second !== undefined) features.add(`${word} * ${second}`)
  }
  if (plain[0] !== undefined) features.add(`^ ${plain[0]}`)
  return [...features]
}
