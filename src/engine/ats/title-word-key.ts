/** Letters that stand for a word of a title; the values of TITLE_SYNONYMS are cut alike. */
const TITLE_KEY_CHARS = 5

export function titleWordKeys(word: string): string[] {
  return word === 'rn' ? ['regis', 'nurse'] : [titleWordKey(word)]
}

/** "nursing" and "nurse", "developer" and "engineer" name the same work in a title. */
export function titleWordKey(word: string): string {
  return TITLE_SYNONYMS.get(word) ?? word.slice(0, TITLE_KEY_CHARS)
}

const TITLE_SYNONYMS = new Map([
  ['engineer', 'devel'],
  ['programmer', 'devel'],
  ['coder', 'devel'],
  ['instructor', 'teach'],
  ['educator', 'teach'],
  ['bookkeeper', 'accou'],
  ['nursing', 'nurse'],
  ['representative', 'repre'],
  ['rep', 'repre'],
  ['supervisor', 'manag'],
  ['lawyer', 'attor'],
  ['counsel', 'attor'],
  ['dev', 'devel'],
  ['attendant', 'assis'],
  ['backend', 'back'],
  ['frontend', 'front'],
  ['swe', 'devel'],
  ['tech', 'techn'],
])
