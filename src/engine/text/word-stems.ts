import { foldLetters } from './fold-letters.ts'

/** The words of a text, lower-cased and cut to their stems, so that "teaching", "teacher" and "teach" meet. */
export function wordStems(text: string): string[] {
  const stems: string[] = []
  for (const word of foldLetters(text.slice(0, MAX_TEXT_CHARS)).match(WORD) ?? []) {
    if (word.length > MAX_WORD_CHARS) continue
    const trimmed = word.replace(/['’]s$/, '').replace(/[.-]+$/, '')
    if (trimmed.length < 2 || TERM_STOP_WORDS.has(trimmed)) continue
    for (const part of trimmed.includes('-') ? trimmed.split('-') : [trimmed])
      if (part.length > 1 && !TERM_STOP_WORDS.has(part)) stems.push(stem(part))
  }
  return stems
}

const MAX_TEXT_CHARS = 20_000
const MAX_WORD_CHARS = 32
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*/gu

function stem(word: string): string {
  if (UNSTEMMED_WORDS.has(word) || word.length < 4 || /[^a-z]/.test(word)) return word
  const singularForm = word
    .replace(/ies$/, 'y')
    .replace(/(ss|us|is)$/, '$1\0')
    .replace(/(ch|sh|x|ss|z)es$/, '$1')
    .replace(/s$/, '')
    .replace('\0', '')
  if (UNSTEMMED_WORDS.has(singularForm)) return singularForm
  const withoutSuffix = singularForm.replace(
    /(ication|ations|ation|ating|ment|ings|ing|ists|ist|ers|er|ors|or|ed|ly)$/,
    (suffix, _, at: number) => (at >= 4 ? '' : suffix),
  )
  return withoutSuffix
    .replace(/(.)\1$/, (pair, letter: string) =>
      withoutSuffix.length > 4 && /[bdgmnprt]/.test(letter) ? letter : pair,
    )
    .replace(/[ey]$/, end => (withoutSuffix.length > 4 ? '' : end))
}

const UNSTEMMED_WORDS = new Set(
  'engineer engineering customer customers officer career careers computer weather leather flower flowers number paper water power counter center letter animation investment department government'.split(
    ' ',
  ),
)

const TERM_STOP_WORDS = new Set(
  `a about above after again all also am an and any are as at be because been before being between both but by can could did do does doing down during each etc even every few for from further get good great had has have having he her here him his how i if in into is it its just like looking love make many me more most much my new no nor not now of off on one only or other our out over own really same she should so some such than that the their them then there these they this those through to too under until up us very want was we were what when where which while who whom why will with within would year years you your
  work working job jobs role roles career careers company companies field position professional experience experienced skill skills goal goals interest interested interests help helping become becoming learn learning grow growing growth move moving next level better best using use people person persons something someday things thing stuff time day part full become better team teams earn earning money salary pay paid income decide whether school someday maybe perhaps night home family stable stability balance life future success successful path opportunity opportunities challenge challenging impact difference meaningful large big small own start run take find keep stay change switch transition head lead leading leader long term short first second step steps toward towards away lot ideally eventually also well high higher making around world able try different something love enjoy passion passionate every always never`.split(
    /\s+/,
  ),
)
