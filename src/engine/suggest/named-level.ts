/**
 * "Assistant psychologist" names a level that the data know by other names, so that what is listed is the closest match:
 * an assistant of another name, or the whole profession.
 */
export function namesOtherRole(words: string, role: string): boolean {
  if (!namesLevel(words)) return false
  if (!IS_OF_LEVEL.test(role)) return true
  const own = stems(role)
  return !stems(words.replaceAll(LEVELS, ' ')).some(stem => own.some(word => word.startsWith(stem)))
}

/** Whether the data name a role so, too. */
export function isOfLevel(role: string): boolean {
  return IS_OF_LEVEL.test(role)
}

/** Whether a role is named with the level of those who help a profession. */
export function namesLevel(words: string): boolean {
  return LEVEL.test(words)
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(word => word.slice(0, STEM_CHARS))
}

const STEM_CHARS = 4
const LEVEL = /\b(?:assistants?|aides?|trainees?)\b/iu
const LEVELS = /\b(?:assistants?|aides?|trainees?|an?|the)\b/giu
const IS_OF_LEVEL =
  /\b(?:assistants?|aides?|technicians?|technologists?|clerks?|secretar(?:y|ies)|paralegals?|salesperson|worker|attendant|drafter)\b/iu
