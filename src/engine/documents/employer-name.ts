import { anyOf } from '#engine/text/any-of.ts'

/** "GILDED HERON HOTEL" → "Gilded Heron Hotel", "HMP STONY MERE" → "HMP Stony Mere"; a single shouted word may be an abbreviation. */
export function employerName(name: string): string {
  const words = name.trim().split(/\s+/u)
  if (words.length < 2 || /\p{Ll}/u.test(name)) return name.trim()
  return words
    .map((word, at) => {
      const letters = word.replaceAll(/[^\p{L}]/gu, '')
      if (SMALL.test(letters) && at > 0) return word.toLowerCase()
      if (isAbbreviation(letters) || /[\d&.]/u.test(word)) return word
      return word.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, first => first.toUpperCase())
    })
    .join(' ')
}

function isAbbreviation(letters: string): boolean {
  return (letters.length <= 3 && !ORDINARY.test(letters)) || !/[AEIOUYÀ-Ý]/u.test(letters)
}

const SMALL = /^(?:OF|THE|AND|FOR|IN|AT|ON|DE|LA|DU|DER|VAN|Y|E)$/u
const ORDINARY = new RegExp(
  `^${anyOf([
    'THE|OLD|NEW|BIG|RED|SEA|SKY|SUN|INN|BAR|PUB|SPA|ZOO|GYM|LAW|CAR|BUS|TAX|ART|AIR|BAY|OAK|ELM|ASH|FOX|OWL|BEE',
    'AND|OF|FOR|LEE|MAX|TOM|SAM|JOE|BEN|ANN|EVE|ONE|TWO|TEN|CO|ST|DAY|PET|TEA|PIE|ICE|WAY|END|TOP|CUT|FIT|EYE',
  ])}$`,
  'u',
)
