import { meaningsOf, stem } from './meaning-classes.ts'

/** So many weights the model has; a feature finds its own by a hash of its name. Fewer, and more of them share one. */
export const FEATURE_SLOTS = 262_144

const CLASS_REACH = 3
const NEIGHBOR_REACH = 2
const LETTERS = 4
/** Lengths are told apart by their logarithm, up to fifteen words. */
const LENGTHS_A_DOUBLING = 1.5
const LENGTH_MAX = 6

type Add = (kind: string, name: string) => void

/** What the model looks at in one passage: words with the next and the one after it, how it begins and ends, parts of words, and meanings in their order. */
export function crisisFeatures(words: readonly string[]): number[] {
  const found = new Set<number>()
  const add: Add = (kind, name) => found.add(slotOf(`${kind}:${name}`))
  const stems = words.map(stem)
  stems.forEach((word, at) => {
    if (word === '|') return
    add('w', word)
    if (at + 1 < stems.length) add('2', `${word} ${stems[at + 1]}`)
    if (at + 2 < stems.length) add('s', `${word} ${stems[at + 2]}`)
  })
  addEnds(stems, add)
  for (const word of words) addLetters(word, add)
  addNeighborMeanings(words, stems, add)
  addMeanings(words, add)
  return [...found]
}

/** How a passage begins and ends, and about how long it is. */
function addEnds(stems: readonly string[], add: Add) {
  add('f', stems[0] ?? '')
  add('f2', stems.slice(0, 2).join(' '))
  add('z', stems.filter(word => word !== '|').at(-1) ?? '')
  add('len', String(Math.min(LENGTH_MAX, Math.floor(Math.log2(stems.length + 1) * LENGTHS_A_DOUBLING))))
}

/** A word with what the words next to it mean: "end" before work is not "end" before life. */
function addNeighborMeanings(words: readonly string[], stems: readonly string[], add: Add) {
  const meanings = words.map(meaningsOf)
  stems.forEach((word, at) => {
    if (word === '|') return
    for (let reach = 1; reach <= NEIGHBOR_REACH; reach += 1) {
      for (const after of meanings[at + reach] ?? []) add('wm', `${word} ${after}`)
      for (const before of meanings[at - reach] ?? []) add('mw', `${before} ${word}`)
    }
  })
}

/** Misspelled words share most of their letters with what was meant. */
function addLetters(word: string, add: Add) {
  if (word.length < LETTERS) return
  const marked = `<${word}>`
  for (let at = 0; at + LETTERS <= marked.length; at += 1) add('l', marked.slice(at, at + LETTERS))
}

function addMeanings(words: readonly string[], add: Add) {
  const meant = words.map(meaningsOf).filter(meanings => meanings.length > 0)
  const all = new Set(meant.flat())
  for (const one of all) {
    add('m', one)
    for (const other of all) if (one < other) add('mm', `${one} ${other}`)
  }
  meant.forEach((meanings, at) => {
    for (const second of meant.slice(at + 1, at + 1 + CLASS_REACH).flat())
      for (const first of meanings) add('mo', `${first} ${second}`)
  })
}

/** FNV-1a over the characters. */
function slotOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  return (hash >>> 0) % FEATURE_SLOTS
}
