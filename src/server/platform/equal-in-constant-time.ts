import { timingSafeEqual } from 'node:crypto'

/** Compares a secret with what was presented for it: how long that takes tells nothing of where they differ. */
export function equalInConstantTime(secret: string, presented: string): boolean {
  const [right, given] = [Buffer.from(secret), Buffer.from(presented)]
  return right.length === given.length && timingSafeEqual(right, given)
}
