/** As much of a label as there is room for, cut between words where it can be. */
export function shorten(label: string, letters: number): string {
  if (label.length <= letters) return label
  const cut = label.slice(0, Math.max(1, letters - 1))
  const words = cut.slice(0, cut.lastIndexOf(' '))
  return `${(words.length > letters / 2 ? words : cut).trimEnd()}…`
}
