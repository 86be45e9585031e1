import { readFileSync } from 'node:fs'
import { FILES } from '../files.ts'

/**
 * Passwords that stand at the top of published lists of leaked ones: the first 3,000 and the first 3,000 of eight or more
 * characters in the ranking that zxcvbn 4.4 publishes, and from the 10,000 most common of SecLists. What only adds a
 * number or sign to one of them, a doubled word and letters in disguise are found by `weak-password.ts` and left out here.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(FILES.commonPasswords, 'utf8').trim().split(/\s+/),
)
