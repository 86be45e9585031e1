import { americanSkillWord } from './american-spelling.ts'
import { foldLetters } from './fold-letters.ts'
import { singular } from './singular.ts'

export interface Tokens {
  /** Folded words: lower case, singular, one spelling. */
  words: string[]
  starts: number[]
  ends: number[]
  /** What joins a word to the one before it: '' when a phrase may not run across. */
  separators: string[]
}

const WORD =
  /&|(?<![\p{L}\p{N}])\.(?=net(?![\p{L}\p{N}]))[\p{L}]+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}{1,2}(?![\p{L}\p{N}]))?(?:\+\+|#|\+(?![\p{L}\p{N}+]))?/giu
const MAX_WORD_CHARS = 40
const SINGULAR_ENDING_IN_S = /[sui]s$/u

export function tokenize(text: string): Tokens {
  const words: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const separators: string[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    separators.push(words.length === 0 ? '' : separatorKey(text, end, start))
    end = start + match[0].length
    words.push(normalizeWord(match[0]))
    starts.push(start)
    ends.push(end)
  }
  return { words, starts, ends, separators: separators }
}

/** The same, for a text of which most lines have been read before: no word runs across a line break. */
export function tokenizeLines(text: string, known: Map<string, Tokens>): Tokens {
  const all: Tokens = { words: [], starts: [], ends: [], separators: [] }
  let lineStart = 0
  for (const line of text.split('\n')) {
    const read = known.get(line) ?? tokenize(line)
    known.set(line, read)
    for (let i = 0; i < read.words.length; i++) {
      const start = lineStart + (read.starts[i] ?? 0)
      const isFirst = i === 0 && all.words.length > 0
      all.separators.push(
        isFirst ? separatorKey(text, all.ends.at(-1) ?? 0, start) : (read.separators[i] ?? ''),
      )
      all.words.push(read.words[i] ?? '')
      all.starts.push(start)
      all.ends.push(lineStart + (read.ends[i] ?? 0))
    }
    lineStart += line.length + 1
  }
  return all
}

/** The key under which a phrase is stored and looked up; null when it is no single run of words. */
export function phraseKey(phrase: string): string | null {
  const { words, separators } = tokenize(phrase)
  let key = words[0]
  if (key === undefined) return null
  for (let i = 1; i < words.length; i++) {
    if (separators[i] === '') return null
    key += `${separators[i]}${words[i]}`
  }
  return key
}

function normalizeWord(word: string): string {
  if (word === '&') return 'and'
  if (word.length > MAX_WORD_CHARS) return '\u0000'
  let folded = foldLetters(word)
  const quote = folded.search(/['’]/u)
  if (quote > 0) folded = folded.slice(0, quote)
  if (folded.length <= 3) return folded
  if (folded.endsWith('s')) folded = singular(folded, SINGULAR_ENDING_IN_S)
  return americanSkillWord(folded)
}

function separatorKey(text: string, from: number, to: number): string {
  const length = to - from
  if (length === 0) return ' '
  if (length > 4) return ''
  const between = text.slice(from, to)
  if (between === '/') return '/'
  if (between === ' / ') return '/'
  if (between === ' ' || between === '-' || between === '.' || between === '_' || between === '‑') return ' '
  if (between === '  ' || between === '\u00a0' || between === '- ' || between === ' -') return ' '
  // A line that wraps in the middle of a phrase goes on in lower case; a list item does not.
  if (/^ ?\r?\n ?$/u.test(between))
    return /\p{Ll}/u.test(text.charAt(to)) && /\p{Ll}/u.test(text.charAt(from - 1)) ? ' ' : ''
  return ''
}
