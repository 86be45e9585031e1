import { TITLE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'

const TITLE_CHARACTERS = Math.min(60, TITLE_MAX_CHARACTERS)

/** The first sentence of the first message, cut at a word. */
export function conversationTitleOf(message: string): string {
  const line = message.trim().replaceAll(/\s+/gu, ' ')
  const sentence = /^.*?[.?!](?=\s|$)/u.exec(line)?.[0] ?? line
  const characters = [...sentence]
  if (characters.length <= TITLE_CHARACTERS) return sentence
  const cut = characters.slice(0, TITLE_CHARACTERS - 2).join('')
  return `${cut.replace(/\s+\S*$/u, '')} …`
}
