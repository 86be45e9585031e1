import { splitCompound } from './resolve-words.ts'
import { wordMeant } from './spelling-index.ts'
import type { TitleIndex } from './title-index.ts'
import { normalizeTitle, titleTokens } from './title-text.ts'

/** Shorter words differ from another word by one letter too easily to be sure, most of all where nothing stands beside them. */
const MIN_CORRECTED_CHARS = 6
const MIN_LONE_CHARS = 8

/** A typed title with its surely misspelled words set right, so that short forms and whole titles are known by them. */
export function correctTitle(index: TitleIndex, title: string): string {
  const minChars = titleTokens(normalizeTitle(title)).length > 1 ? MIN_CORRECTED_CHARS : MIN_LONE_CHARS
  return title.replace(LETTERS, typed => {
    const [word, ...others] = titleTokens(normalizeTitle(typed))
    if (word === undefined || others.length > 0 || word.length < minChars) return typed
    if (index.words.find(word) !== undefined || splitCompound(index, word)) return typed
    return wordMeant(index, word) ?? typed
  })
}

const LETTERS = /\p{L}{6,}/gu
