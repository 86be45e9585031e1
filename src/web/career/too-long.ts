/** What is wrong with a text that is too long for the server; it stays in its field, so that nothing of it is lost. */
export function tooLong(text: string, maxCharacters: number): string | undefined {
  const over = text.length - maxCharacters
  if (over <= 0) return undefined
  return `${counted(over)} too many: ${maxCharacters.toLocaleString('en-US')} fit. Please shorten it; nothing is cut off by itself.`
}

function counted(characters: number): string {
  return characters === 1 ? '1 character' : `${characters.toLocaleString('en-US')} characters`
}
