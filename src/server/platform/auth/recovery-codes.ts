import { randomInt } from 'node:crypto'

/** Without 0, 1, i, l and o: whoever types a code from paper must not have to guess which it is. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const GROUPS = 2
const GROUP_LETTERS = 5

/** Ten codes of two groups of five, such as "k7m2p-x9hqd": 31 letters make 49 bits each. */
export function recoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  )
}
