import { lazy } from '#engine/lazy.ts'

/** Whether a word names a language people speak; SQL and Python are none. */
export function isSpokenLanguage(name: string): boolean {
  return spokenLanguages().has(name.trim().toLowerCase())
}

/** Names in English, and in the language itself for those that résumés are written in. */
const spokenLanguages = lazy(() => {
  const names = new Set(OTHER_NAMES)
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = english.of(first + second)
      if (name && name !== first + second) names.add(name.toLowerCase())
    }
  for (const own of RESUME_LANGUAGES) {
    const inOwnWords = new Intl.DisplayNames([own], { type: 'language' })
    for (const code of RESUME_LANGUAGES) names.add((inOwnWords.of(code) ?? '').toLowerCase())
  }
  return names
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const RESUME_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'zh', 'ja', 'ko']
const OTHER_NAMES = [
  'mandarin',
  'cantonese',
  'farsi',
  'tagalog',
  'filipino',
  'hokkien',
  'twi',
  'sign language',
  'american sign language',
  'british sign language',
  'asl',
  'bsl',
]
