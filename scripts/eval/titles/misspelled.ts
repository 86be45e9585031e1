/** Drops, doubles, swaps or replaces one letter inside the text. */
export function misspelled(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + text.slice(at)
  if (kind === 2) return before + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2)
  return before + letter + after
}
