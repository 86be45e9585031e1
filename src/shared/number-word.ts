export const NUMBER_WORDS = [
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
  'thirteen',
  'fourteen',
  'fifteen',
]
/** Larger numbers stay figures in our own sentences. */
const MAX_SPELLED = 12

/** A small whole number as a sentence spells it. */
export function numberWord(count: number): string {
  return (count <= MAX_SPELLED && NUMBER_WORDS[count]) || String(count)
}
