const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A small whole number as a sentence spells it; larger ones stay figures. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count)
}
