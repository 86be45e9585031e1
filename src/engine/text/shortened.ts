/** The beginning of a text that is too long, cut between words. */
export function shortened(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars).replace(/\s+\S*$/u, '')} …`
}
