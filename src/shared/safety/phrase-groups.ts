import { CERTAIN } from './certain-phrases.ts'
import { COMPOSED } from './composed-phrases.ts'
import { EVERYDAY } from './everyday-phrases.ts'
import { HARMLESS, ORDINARY, VEILED_UNLESS_ORDINARY } from './ordinary-phrases.ts'
import { OTHERS } from './others-phrases.ts'
import { EXPLICIT, VEILED } from './own-life-phrases.ts'

const PHRASES = {
  certain: CERTAIN,
  explicit: EXPLICIT,
  composed: COMPOSED,
  veiled: VEILED,
  everyday: EVERYDAY,
  others: OTHERS,
  veiledUnlessOrdinary: VEILED_UNLESS_ORDINARY,
  ordinary: ORDINARY,
} as const satisfies Record<string, readonly string[]>

export type PhraseGroup = keyof typeof PHRASES | 'harmless'

const harmless = HARMLESS.map(phrase => wholeWords(phrase, 'g'))
const groups = Object.entries(PHRASES).map(
  ([group, phrases]) => [group, phrases.map(phrase => wholeWords(phrase))] as [PhraseGroup, RegExp[]],
)

/** Which groups of written phrases a passage has, and the passage without its idioms. */
export function phraseGroups(passage: readonly string[]): { found: PhraseGroup[]; words: string[] } {
  const whole = ` ${passage.join(' ')} `
  const left = harmless.reduce((text, phrase) => text.replace(phrase, ' '), whole).replace(/ +/g, ' ')
  const found = groups
    .filter(([, phrases]) => phrases.some(phrase => phrase.test(left)))
    .map(([group]) => group)
  return { found: left === whole ? found : [...found, 'harmless'], words: left.trim().split(' ') }
}

// One expression of all phrases takes three times as long to compile as each on its own.
function wholeWords(phrase: string, flags = ''): RegExp {
  return new RegExp(`(?<= )(?:${phrase})(?= |$)`, flags)
}
