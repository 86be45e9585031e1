const SEARCH_WORDS_MAX = 12

export function searchWords(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX)
}
