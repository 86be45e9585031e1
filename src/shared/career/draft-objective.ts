const OPENING = 'Seeking'
const CLOSING = 'role where I can put my skills to use and keep growing.'

/** What the form writes where a person has said no aim of their own. */
export function defaultObjective(role: string): string {
  const written = role.trim()
  if (written === '') return ''
  const article = /^[aeiou]/iu.test(written) ? 'an' : 'a'
  return `${OPENING} ${article} ${written} ${CLOSING}`
}

/** Also of a role that was written over since. */
export function isDefaultObjective(objective: string): boolean {
  const written = objective.trim()
  return written.startsWith(`${OPENING} a`) && written.endsWith(CLOSING)
}
