const SEARCH_WORDS_MAX = 12

export function searchWords(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX)
}

/** What a search is about: without signs, and without words that join others and stand in every text. */
export function contentWords(search = ''): string[] {
  return searchWords(search.toLowerCase()).filter(
    word => /[\p{L}\p{N}]/u.test(word) && !JOINING_WORDS.has(word),
  )
}

const JOINING_WORDS = new Set(
  'a about an and are as at be by do for from how i in into is it me my of on or our that the this to want what with without you your'.split(
    ' ',
  ),
)

/** As it is seen: accents joined with their letters, signs without a shape left out. Undefined where nothing is left. */
export function tidySearch(search = ''): string | undefined {
  return (
    search
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim() || undefined
  )
}
