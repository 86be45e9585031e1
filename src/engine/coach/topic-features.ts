/** Stands for the words of a job title: which role it is says nothing about what is asked. */
export const ROLE_WORD = '\u0000'
/** Stands for the words of a place. */
export const PLACE_WORD = 'PLACE'
/** Stands for any number. */
const NUMBER_WORD = 'NUM'
const STAND_INS = new Set(['ROLE', PLACE_WORD, NUMBER_WORD])
/** The first letters that the words of a family share: "exhaust", "exhausting", "exhaustion". */
const FAMILY_CHARS = 5

/** The groups that a root belongs to (coach-word-groups.tsv): "boss", "foreman" and "principal" are one. */
export type WordGroups = ReadonlyMap<string, readonly string[]>

/** Letters that a word shares with its misspelt forms: "manager" and "manger". */
const RUN_CHARS = 4
const RUN_MARK = '~'

/** What the topic model looks at: words, runs of letters, families and groups of words, neighbors, and how the message begins and ends. */
export function topicFeatures(words: readonly string[], groups: WordGroups): string[] {
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
  return [
    ...features,
    ...endFeatures(plain),
    ...new Set(plain.flatMap(letterRuns)),
    ...groupFeatures(plain, groups),
  ]
}

function endFeatures(words: readonly string[]): string[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return []
  return [`^ ${first}`, ...(words[1] === undefined ? [] : [`^ ${first} ${words[1]}`]), `${last} $`]
}

/** Every four letters in a row, with the ends of the word marked; what stands for a role, a place or a number has no letters. */
function letterRuns(word: string): string[] {
  if (STAND_INS.has(word)) return []
  const marked = `<${word}>`
  return Array.from({ length: Math.max(0, marked.length - RUN_CHARS + 1) }, (_, from) => {
    return `${RUN_MARK}${marked.slice(from, from + RUN_CHARS)}`
  })
}

export function isLetterRun(feature: string): boolean {
  return feature.startsWith(RUN_MARK)
}

/** Groups, groups beside a word, and groups that one sentence has together. */
function groupFeatures(words: readonly string[], groups: WordGroups): string[] {
  const found = new Set<string>()
  const features = new Set<string>()
  for (const [index, word] of words.entries())
    for (const group of groups.get(word) ?? []) {
      found.add(group)
      features.add(`#${group}`)
      const [before, after] = [words[index - 1], words[index + 1]]
      if (before !== undefined) features.add(`${before} #${group}`)
      if (after !== undefined) features.add(`#${group} ${after}`)
    }
  const sorted = [...found].sort()
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) features.add(`#${one} & #${other}`)
  return [...features]
}
