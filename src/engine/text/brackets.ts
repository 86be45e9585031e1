/** A text without what stands in round brackets, also in brackets within brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(NESTED, ' ').replace(PLAIN, ' ').trim()
}

/** Whether a place in a text lies between an opening bracket and its end. */
export function isInBrackets(text: string, at: number): boolean {
  let depth = 0
  for (let read = 0; read < at; read++)
    depth = Math.max(0, depth + (text[read] === '(' ? 1 : text[read] === ')' ? -1 : 0))
  return depth > 0
}

const PLAIN = /\([^()]*\)/gu
/** Two deep is as far as postings go. */
const NESTED = /\((?:[^()]*\([^()]*\))+[^()]*\)/gu
