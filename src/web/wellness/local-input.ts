/** A moment as a `datetime-local` input holds it: in the visitor's own time zone, to the minute. */
export function toLocalInput(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What was chosen; nothing while the input is empty or half filled in. */
export function fromLocalInput(text: string): string | undefined {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
