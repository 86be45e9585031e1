const DEFAULT_PHRASE = 'doing skilled work that others rely on'

/** What a family of occupations does all day, by the longest beginning of its code. */
export function fieldPhrase(phrases: ReadonlyMap<string, string>, code: string): string {
  for (let length = code.length; length >= 2; length--) {
    const phrase = phrases.get(code.slice(0, length))
    if (phrase) return phrase
  }
  return DEFAULT_PHRASE
}
