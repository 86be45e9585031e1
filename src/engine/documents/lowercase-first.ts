import { beginsWithName } from './beginning-name.ts'

/** "Built X" → "built X", but "SQL reports", "Manchester triage" and "I …" stay. */
export function lowercaseFirst(text: string): string {
  if (/^A \p{L}{2}/u.test(text)) return `a${text.slice(1)}`
  if (beginsWithName(text)) return text
  return /^(?!(?:Mr|Mrs|Ms|Dr|St)\b)\p{Lu}\p{Ll}+(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
