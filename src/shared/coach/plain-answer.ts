/** An answer without the bold and the list marks that the screen shows. */
export function plainAnswer(text: string): string {
  return text.replaceAll('**', '').replaceAll(/^- /gmu, '')
}
