import { anyOf, raw } from '#engine/text/any-of.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { isSpokenLanguage } from './spoken-language.ts'

export type Spoken = { language: string; fluency: string | null }

/** "English and Polish", "German (basic)", "French B2": the languages of one entry, each with how well it is spoken; null where it names something else. */
export function spokenIn(part: string): Spoken[] | null {
  const spoken = part
    .replace(/^(?:languages?|i speak|speaks?|speaking):? | (?:language|speaking|speaker)$/giu, '')
    .split(SEPARATOR)
    .map(one => {
      const { before, name = '', after } = LANGUAGE.exec(one.trim())?.groups ?? {}
      return isSpokenLanguage(name)
        ? { language: sentenceCase(name), fluency: (before ?? after)?.trim().toLowerCase() ?? null }
        : null
    })
  return spoken.every(one => one !== null) ? spoken.map(withLevel) : null
}

/** "b2" → "B2" */
function withLevel({ language, fluency }: Spoken): Spoken {
  return { language, fluency: fluency?.replace(/^[abc][12]\b/u, level => level.toUpperCase()) ?? null }
}

const LEVEL = anyOf([
  '(?:very )?(?:good|fluent|basic|fair|well|little)|native(?: speaker)?|mother tongue|bilingual|beginner|advanced|upper[- ]intermediate',
  'intermediate|conversational|elementary|working knowledge|professional|proficient|spoken|written|a little|some|school level',
])
const SEPARATOR = new RegExp(raw` and | & |/|, (?!${LEVEL}|[ABC][12])`, 'iu')
const LANGUAGE = new RegExp(
  raw`^(?:(?<before>${LEVEL}) )?(?<name>\p{L}[\p{L} ]{1,24}?)(?:[ ,:(–-]+(?<after>(?:${LEVEL}|[ABC][12]\+?)(?: \([ABC][12]\))?)\)?)?$`,
  'iu',
)
