/** "a" or "an", by the letter a noun begins with. */
export function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? 'an' : 'a'
}
