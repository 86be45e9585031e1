/** What the standard fonts of a PDF hold: Windows-1252. */
const STANDARD = /^[\n\r\t\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u

/** What the fonts in fonts/ hold beside that. */
export const FONT_LETTERS =
  /[\n\r\t\u0020-\u007e\u00a0-\u024f\u0259\u02bb\u02bc\u02c6-\u02dd\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u2044\u20a0-\u20be\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265\u25a0\u25aa\u25cf\u25e6]|[\u0300-\u0304\u0306-\u030c\u031b\u0323-\u0328]/u

/** Letters with a twin that looks the same in print. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010\u2011\u2212]/gu, '-'],
  [/[\u2000-\u200a\u202f\u205f\u3000]/gu, ' '],
  [/[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufe0e\ufe0f]/gu, ''],
  [/[●◦∙‣▪■]/gu, '•'],
]

/** What people call the letters of a script. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'Arabic letters'],
  [/\p{Script=Hebrew}/u, 'Hebrew letters'],
  [/\p{Script=Devanagari}/u, 'Hindi letters'],
  [/\p{Script=Bengali}/u, 'Bengali letters'],
  [/\p{Script=Tamil}/u, 'Tamil letters'],
  [/\p{Script=Thai}/u, 'Thai letters'],
  [/\p{Script=Armenian}/u, 'Armenian letters'],
  [/\p{Script=Georgian}/u, 'Georgian letters'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic letters'],
  [/\p{Script=Hangul}/u, 'Korean letters'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese letters'],
  [/\p{Script=Han}/u, 'Chinese or Japanese characters'],
  [/\p{Extended_Pictographic}/u, 'emoji'],
]
const OTHER_LETTERS = 'some signs'
const LETTERS_SHOWN = 6

export function withPdfLetters(text: string): string {
  return TWINS.reduce((written, [letters, twin]) => written.replaceAll(letters, twin), text.normalize('NFC'))
}

/** Whether a PDF of this text has to bring its fonts along. */
export function needsOwnFonts(text: string): boolean {
  return !STANDARD.test(withPdfLetters(text))
}

/** The letters that a PDF of this text would lose. */
export function lettersLostInPdf(text: string): string[] {
  return [...new Set(withPdfLetters(text))].filter(letter => !FONT_LETTERS.test(letter))
}

/** "The PDF fonts have no Arabic letters (م ع)." */
export function lostLettersSentence(lost: readonly string[]): string {
  const kinds = new Set(
    lost.map(letter => SCRIPTS.find(([script]) => script.test(letter))?.[1] ?? OTHER_LETTERS),
  )
  const shown = lost.slice(0, LETTERS_SHOWN).join(' ')
  return `The PDF fonts have no ${[...kinds].join(' and no ')} (${shown}${lost.length > LETTERS_SHOWN ? ' …' : ''}).`
}
