/** One mailbox, one account: the same letters in another dress are the same address. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
