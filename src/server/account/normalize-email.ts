/** Without this, ＡＮＡ@x and ana@x would be two accounts. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
