import { COMPOSED } from './composed-phrases.ts'
import { EVERYDAY } from './everyday-phrases.ts'
import { HARMLESS, ORDINARY, VEILED_UNLESS_ORDINARY } from './ordinary-phrases.ts'
import { OTHERS } from './others-phrases.ts'
import { EXPLICIT, VEILED } from './own-life-phrases.ts'
import { plainWords } from './plain-words.ts'

/** About the writer's own life, or about somebody else's safety. */
export type CrisisSubject = 'self' | 'others'

const harmless = HARMLESS.map(phrase => wholeWords(phrase, 'g'))
const own = [...EXPLICIT, ...COMPOSED, ...VEILED, ...EVERYDAY].map(phrase => wholeWords(phrase))
const veiledUnlessOrdinary = VEILED_UNLESS_ORDINARY.map(phrase => wholeWords(phrase))
const ordinary = ORDINARY.map(phrase => wholeWords(phrase))
const others = OTHERS.map(phrase => wholeWords(phrase))

/** Whether a message may come from somebody in danger. Written phrases, no model: it runs where the message is typed. */
export function crisisLanguage(message: string): CrisisSubject | null {
  const words = harmless.reduce((text, phrase) => text.replace(phrase, ' '), plainWords(message))
  const says = (phrases: readonly RegExp[]) => phrases.some(phrase => phrase.test(words))
  // Before oneself: "my friend wants to kill himself" also names a friend.
  if (says(others)) return 'others'
  if (says(own)) return 'self'
  return says(veiledUnlessOrdinary) && !says(ordinary) ? 'self' : null
}

// One expression of all phrases takes three times as long to compile as each on its own.
function wholeWords(phrase: string, flags = ''): RegExp {
  return new RegExp(`(?<= )(?:${phrase})(?= |$)`, flags)
}
