/** The first word of a name; '' when there is none. */
export function firstName(fullName: string | null): string {
  return fullName?.trim().split(/\s+/)[0] ?? ''
}
