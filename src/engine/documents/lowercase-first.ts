/** "Built X" → "built X", but "SQL reports" and "I …" stay. */
export function lowercaseFirst(text: string): string {
  if (/^A \p{Ll}/u.test(text)) return `a${text.slice(1)}`
  return /^(?!(?:Mr|Mrs|Ms|Dr|St)\b)\p{Lu}\p{Ll}+(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
