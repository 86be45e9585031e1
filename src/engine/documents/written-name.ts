/** "TERESA O'NEILL" → "Teresa O'Neill", as she would sign; a profile that writes the same name knows best. */
export function writtenName(name: string, inProfile: string): string {
  if (inProfile.trim().toLowerCase() === name.trim().toLowerCase() && /\p{Ll}/u.test(inProfile))
    return inProfile.trim()
  const [person = '', ...titles] = name.split(',')
  if (/\p{Ll}/u.test(person) || !/\p{L}{3}/u.test(person)) return name
  const written = person.replaceAll(/\p{L}+/gu, (part, at: number) => {
    const isInitials = part.length <= 2 && (!/[AEIOUYÀ-Ý]/u.test(part) || /J$/u.test(part)) && part !== 'NG'
    if (part.length === 1 || isInitials || /^(?:II|III|IV)$/u.test(part)) return part
    if (/['’]$/u.test(person.slice(0, at)) && part === 'S') return 's'
    return (
      part.charAt(0) +
      part
        .slice(1)
        .toLowerCase()
        .replace(/^c(\p{L})(?=\p{L}{3})/u, (whole, next: string) =>
          part.startsWith('MC') ? `c${next.toUpperCase()}` : whole,
        )
    )
  })
  return [written, ...titles].join(',')
}
