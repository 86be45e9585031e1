const MIN_WIDE_SHARE = 0.3
const MIN_WIDE_GAPS = 2
const MONTHS = 12
const OWN_SEPARATORS = [' // ', ' :: ', ' ~ ', ' » ', ' ¦ ', ' ❘ ', ' ⋅ ', ' ∙ ', ' ◆ ', ' ◦ '] as const
const MIN_SEPARATED_LINES = 3

/** Undoes what the page of one person shows throughout: every space doubled by a bad export, days before months. */
export function lineCleaner(raws: readonly string[]): (text: string) => string {
  const filled = raws.filter(raw => raw.trim() !== '')
  const wide = filled.filter(raw => [...raw.trim().matchAll(DOUBLE_SPACE)].length >= MIN_WIDE_GAPS)
  const isWide = wide.length > filled.length * MIN_WIDE_SHARE
  const isDayFirst = writesDayFirst(raws)
  const separator = ownSeparator(filled)
  return line => {
    const text = separator ? line.replaceAll(separator, ' | ').replace(/\s*[|]\s*$/u, '') : line
    const labelled = text.replace(DASHED_COLON, ': ').trim()
    const joined = LETTERS_APART.test(labelled) ? withLettersJoined(labelled) : labelled
    const plain = isWide && joined === labelled ? withSingleSpaces(text) : joined
    // Dots say for each date by itself that the day comes first.
    return isDayFirst ? plain.replace(SLASHED_DATE, '$1.$2.$3') : plain
  }
}

/** "2017–2020 // junior designer // studio quince": a mark that parts names throughout the page. */
function ownSeparator(raws: readonly string[]): RegExp | null {
  const mark = OWN_SEPARATORS.find(
    own => raws.filter(raw => raw.split(own).length > MIN_WIDE_GAPS).length >= MIN_SEPARATED_LINES,
  )
  return mark ? new RegExp(`\\s+${mark.trim()}(?:\\s+|$)`, 'gu') : null
}

/** "31/08/2021" tells how the same person means "01/03/2018". */
function writesDayFirst(raws: readonly string[]): boolean {
  let dayFirst = 0
  for (const raw of raws)
    for (const [, first, second] of raw.matchAll(SLASHED_DATE)) {
      if (Number(first) > MONTHS) dayFirst++
      if (Number(second) > MONTHS) return false
    }
  return dayFirst > 0
}

/** "J A N E   D O E", "W O R K  H I S T O R Y": one space between letters, more between words. */
export function withLettersJoined(text: string): string {
  return text
    .split(/ {2,6}/u)
    .map(word => word.replaceAll(' ', ''))
    .join(' ')
}

/** Three spaces and more part a column from the next. */
function withSingleSpaces(text: string): string {
  return text.replace(DOUBLE_SPACE, ' ').replace(/(?<=[\p{L}\p{N}]) (?=[,;] )/gu, '')
}

/** "Name:- Suresh Yadav", as people in India write it. */
const DASHED_COLON = /(?<=\p{L}) ?: ?[-–](?=\s|$|\p{Lu})\s*/u
const DOUBLE_SPACE = /(?<=\S) {2}(?=\S)/gu
const SLASHED_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2}|\d{2})(?![\d/])/gu
export const LETTERS_APART = /^(?:\p{L} {1,6}){3,40}\p{L}:?$/u
