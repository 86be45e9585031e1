const ENDINGS =
  'ization isation ations ation ements ement ments ment ings ing ists ist ians ian ants ant eers eer ors or ers er ies ied ions ion ed es s ive al ry y e'.split(
    ' ',
  )
const MIN_STEM_CHARS = 3
const MIN_STEMMED_CHARS = 4

/** One form for a work, who does it and doing it: design, designer and designing; accountant and accounting. */
export function agentlessStem(word: string): string {
  if (word.length < MIN_STEMMED_CHARS) return word
  const ending = ENDINGS.find(end => word.endsWith(end) && word.length - end.length >= MIN_STEM_CHARS)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  const single = stem.length > MIN_STEMMED_CHARS && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return single.replace(/[eiy]+$/, '')
}
