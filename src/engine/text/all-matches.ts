const NO_MATCHES: readonly RegExpExecArray[] = []
const LAST_SINGLE_UNIT = 0xffff

/** What `matchAll` finds with a global pattern, without the copy of the pattern that it makes: hundreds of them are asked of every sentence. */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return NO_MATCHES
  const found: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    found.push(match)
    // A match of nothing would be found at its place for ever.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > LAST_SINGLE_UNIT ? 2 : 1
  }
  return found
}
