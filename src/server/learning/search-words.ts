const SEARCH_WORDS_MAX = 12

export function searchWords(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX)
}

/** As it is seen: accents joined with their letters, signs without a shape left out. Undefined where nothing is left. */
export function tidySearch(search = ''): string | undefined {
  return (
    search
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim() || undefined
  )
}
