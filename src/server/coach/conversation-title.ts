import { situationByRule } from '#engine/coach/care-rules.ts'
import { TITLE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { crisisLanguage } from '#shared/safety/crisis-language.ts'

const TITLE_CHARACTERS = Math.min(60, TITLE_MAX_CHARACTERS)

/** In a list that others may see, no sentence of somebody in danger stands, and none about who hurts them. */
const PERSONAL = 'A personal conversation'

/** The first sentence of the first message, cut at a word. */
export function conversationTitleOf(message: string): string {
  if (crisisLanguage(message) !== null || situationByRule(message) !== null) return PERSONAL
  const line = message.trim().replaceAll(/\s+/gu, ' ')
  const sentence = /^.*?[.?!](?=\s|$)/u.exec(line)?.[0] ?? line
  const characters = [...sentence]
  if (characters.length <= TITLE_CHARACTERS) return sentence
  const cut = characters.slice(0, TITLE_CHARACTERS - 2).join('')
  return `${cut.replace(/\s+\S*$/u, '')} …`
}
