export interface Token {
  text: string
  lower: string
  start: number
  end: number
  kind: 'word' | 'number' | 'symbol'
}

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:'\p{L}+)*|[^\s\p{L}\p{N}]/gu

/** Words, figures and marks of a text in plain characters. */
export function replyTokens(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    lower: found.toLowerCase(),
    start: index,
    end: index + found.length,
    kind: /^\d/u.test(found) ? 'number' : /^\p{L}/u.test(found) ? 'word' : 'symbol',
  }))
}
