import type { Line } from './written-lines.ts'

const OPENINGS = [
  'Long shift',
  'two meetings today',
  'Slept badly',
  'work was okay',
  'kids were loud',
  'the release went out',
  'busy day at the store',
  'nice lunch with the team',
  'emails all morning',
  'ok day',
]
const CLOSINGS = [
  'anyway back to work',
  'pizza for dinner',
  'early shift tomorrow',
  'that was my day',
  'bus was late too',
  'now the dishes',
  'more tomorrow',
]
const MIN_WORD = 5

/** Each line a second time, as people write it: among ordinary words, or in haste with a slip. */
export function variedLines(lines: readonly Line[], random: () => number): Line[] {
  return lines.map(({ kind, text }) => ({ kind, text: vary(text, random) }))
}

function vary(text: string, random: () => number): string {
  const way = Math.floor(random() * 4)
  if (way === 0) return `${pick(OPENINGS, random)}, ${text}`
  if (way === 1) return `${text}, ${pick(CLOSINGS, random)}`
  if (way === 2) return `${pick(OPENINGS, random)}, ${text}, ${pick(CLOSINGS, random)}`
  return withSlip(text.toLowerCase(), random)
}

/** One long word loses a letter, or two of its letters change places. */
function withSlip(text: string, random: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (word.length >= MIN_WORD ? [at] : []))
  const at = long[Math.floor(random() * long.length)]
  if (at === undefined) return text
  const word = words[at] ?? ''
  const letter = 1 + Math.floor(random() * (word.length - 3))
  const slipped =
    random() < 0.5
      ? word.slice(0, letter) + word.slice(letter + 1)
      : word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2)
  return words.map((one, index) => (index === at ? slipped : one)).join(' ')
}

function pick(from: readonly string[], random: () => number): string {
  return from[Math.floor(random() * from.length)] ?? ''
}
