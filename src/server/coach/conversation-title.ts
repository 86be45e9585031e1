import { TITLE_MAX_CHARACTERS } from '#shared/coach/conversation.ts'

const TITLE_CHARACTERS = Math.min(60, TITLE_MAX_CHARACTERS)

/** In a list that others may see, no sentence of somebody in danger stands, and none about who hurts them. */
const PERSONAL = 'A personal conversation'

/** The first sentence of the first message, cut at a word. */
export async function conversationTitleOf(message: string): Promise<string> {
  // Their phrases and weights are no part of what every server starts with.
  const [{ crisisLanguage }, { situationByRule }] = await Promise.all([
    import('#shared/safety/crisis-language.ts'),
    import('#engine/coach/care-rules.ts'),
  ])
  if (crisisLanguage(message) !== null || situationByRule(message) !== null) return PERSONAL
  const line = message.trim().replaceAll(/\s+/gu, ' ')
  const sentence = /^.*?[.?!](?=\s|$)/u.exec(line)?.[0] ?? line
  const characters = [...sentence]
  if (characters.length <= TITLE_CHARACTERS) return sentence
  const cut = characters.slice(0, TITLE_CHARACTERS - 2).join('')
  return `${cut.replace(/\s+\S*$/u, '')} …`
}
