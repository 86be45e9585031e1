import { agentlessStem } from '#engine/titles/agentless-stem.ts'

/** Letters that stand for a word of a title; the values of TITLE_SYNONYMS are cut alike. */
const TITLE_KEY_CHARS = 5

export function titleWordKeys(word: string): string[] {
  return word === 'rn' ? ['regis', 'nurse'] : [titleWordKey(word)]
}

/** "nursing" and "nurse", "developer" and "engineer" name the same work in a title. */
export function titleWordKey(word: string): string {
  return TITLE_SYNONYMS.get(word) ?? word.slice(0, TITLE_KEY_CHARS)
}

/** One form for a work and who does it: "strategic purchasing" is the work of a strategic buyer. */
export function titleRoot(word: string): string {
  return agentlessStem(DOERS.get(word) ?? word)
}

const DOERS = new Map([
  ['procurement', 'buyer'],
  ['purchaser', 'buyer'],
  ['purchasing', 'buyer'],
  ['trucker', 'driver'],
  ['trucking', 'driver'],
  ['programmer', 'developer'],
  ['programming', 'developer'],
])

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
