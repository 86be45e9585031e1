/** "ISO 11290 and ISO 6579" are two standards, not one word twice: how many stand there beyond the first. */
export function furtherStandards(text: string): number {
  return Math.max(0, new Set(text.match(NUMBERED_STANDARD)).size - 1)
}
const NUMBERED_STANDARD = /(?<![\p{L}\d])\p{Lu}{2,6}[ -]?\d{3,6}(?!\d)/gu
