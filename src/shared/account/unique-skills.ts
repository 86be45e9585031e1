/** Each once, however it is written; the first way it was written stays. */
export function uniqueSkills(skills: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const skill of skills.map(written => written.trim())) {
    const key = skill.toLowerCase()
    if (skill && !known.has(key)) known.set(key, skill)
  }
  return [...known.values()]
}
