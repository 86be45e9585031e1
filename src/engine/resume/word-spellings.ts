/** All spellings of a short pattern: "cuoc[oa]", "infirmi(?:er|ère)", "labou?rer". */
export function wordSpellings(pattern: string): string[] {
  const part = PART.exec(pattern)
  if (!part) return [pattern]
  const [whole, words, letters = '', letter] = part
  const choices = words?.split('|') ?? (letter === undefined ? [...letters] : [letter])
  const isOptional = letter !== undefined || whole.endsWith('?')
  return [...choices, ...(isOptional ? [''] : [])].flatMap(choice =>
    wordSpellings(pattern.slice(0, part.index) + choice + pattern.slice(part.index + whole.length)),
  )
}

const PART = /\(\?:([^()]+)\)\??|\[([^\]]+)\]\??|(\p{L})\?/u
