import { wordRoot } from '#engine/text/word-root.ts'

/** A run of words that says what a message is about: roots, choices of roots, and gaps. */
export type Cue = { weight: number; parts: readonly CuePart[] }
type CuePart = { kind: 'word'; roots: ReadonlySet<string> } | { kind: 'gap' }

const MAX_GAP_WORDS = 4
/** Each further word of a cue makes it surer. */
const WEIGHT_PER_FURTHER_WORD = 1

/** The words of a message as they are written, in lower case. */
export function writtenWords(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").normalize('NFC').match(WORD) ?? []
}

/** The words of a message as cues compare them. "Can't" and "cannot" are one. */
export function cueWords(text: string): string[] {
  return writtenWords(text).map(cueRoot)
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu

export function cueRoot(word: string): string {
  const same = SAME_WORD.get(word)
  if (same !== undefined) return same
  // "I've" and "ive", "isn't" and "isnt" are one.
  const root = wordRoot(word.replace(/'s$/u, '').replaceAll("'", ''))
  // The root of "offers" is "of": "two of my employees" was read as two offers.
  return root.length < MIN_ROOT_CHARS && word.length > MIN_ROOT_CHARS
    ? word.replace(/(?:s|ed|ing)$/u, '')
    : root
}

const MIN_ROOT_CHARS = 3

/** Short forms that people type, and contractions with or without their apostrophe. */
const SAME_WORD = new Map(
  `cannot: can't cant
  dont: don't
  doesnt: doesn't
  wont: won't
  im: i'm
  what: what's whats wat wats wut
  how: how's hows
  where: where's wheres
  that: that's thats
  it: it's its
  resume: résumé resumé
  you: u ya
  are: r
  your: ur
  people: ppl
  because: cuz cause bc
  through: thru
  night: nite
  tonight: tonite
  want: wanna
  thanks: thx tx
  dont: aint ain't
  please: pls plz
  with: w`
    .split('\n')
    .flatMap(line => {
      const [word = '', forms = ''] = line.trim().split(': ')
      return forms.split(' ').map((form): [string, string] => [form, word])
    }),
)

/** Reads "should i (stay|leave) *" as words, a choice and a gap. */
export function parseCue(text: string, weight: number): Cue {
  const parts = (text.match(/\([^)]+\)|\*|[^\s()*]+/gu) ?? []).flatMap((part): CuePart[] => {
    if (part === '*') return [{ kind: 'gap' }]
    if (!part.startsWith('(')) return cueWords(part).map(root => ({ kind: 'word', roots: new Set([root]) }))
    // A choice of several words counts by its first.
    const words = part
      .slice(1, -1)
      .split('|')
      .flatMap(choice => cueWords(choice).slice(0, 1))
    return [{ kind: 'word', roots: new Set(words) }]
  })
  const words = parts.filter(({ kind }) => kind === 'word').length
  return { weight: weight + (words - 1) * WEIGHT_PER_FURTHER_WORD, parts }
}

/** The words of a message from the first to the last that a cue covers, or nothing. */
export function findCue(cue: Cue, words: readonly string[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from++) {
    const to = matchAt(cue.parts, words, 0, from)
    if (to !== null) return { from, to }
  }
  return null
}

function matchAt(
  parts: readonly CuePart[],
  words: readonly string[],
  part: number,
  at: number,
): number | null {
  const next = parts[part]
  if (next === undefined) return at
  if (next.kind === 'word')
    return next.roots.has(words[at] ?? '') ? matchAt(parts, words, part + 1, at + 1) : null
  for (let skipped = 0; skipped <= MAX_GAP_WORDS; skipped++) {
    const to = matchAt(parts, words, part + 1, at + skipped)
    if (to !== null) return to
  }
  return null
}
