import { PRODUCT } from '#shared/product.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** True for a password that stands at the top of an attacker's list, plainly or in one of the usual disguises. */
export function weakPassword(password: string, person: { email: string; fullName?: string }): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (COMMON_PASSWORDS.has(plain)) return true
  if (isRun(plain) || isRepetition(plain)) return true
  const forms = [plain, core(plain)].flatMap(form => [form, undisguised(form), core(undisguised(form))])
  if (forms.some(form => COMMON_PASSWORDS.has(form) || isRun(form))) return true
  const own = ownWords(person)
  return forms.some(form => own.includes(form))
}

const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function undisguised(text: string) {
  return [...text].map(letter => DISGUISES[letter] ?? letter).join('')
}

/** Without the digits and signs people put around a word to satisfy a rule. */
function core(text: string) {
  return text.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')
}

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
].flatMap(row => [row, [...row].reverse().join('')])
const RUN_MIN = 3

/** 12345678, abcdefgh, qwertyui, 87654321, asdf1234. */
function isRun(text: string): boolean {
  return text.length >= 6 && isPiecesOfRows(text)
}

function isPiecesOfRows(text: string): boolean {
  let rest = text
  while (rest.length > 0) {
    let longest = 0
    for (const row of ROWS)
      while (longest < rest.length && row.includes(rest.slice(0, longest + 1))) longest += 1
    if (longest < RUN_MIN) return false
    rest = rest.slice(longest)
  }
  return true
}

/** aaaaaaaa, 12121212, asdfasdf, 11223344. */
function isRepetition(text: string): boolean {
  if (new Set(text).size <= 2) return true
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text === text.slice(0, length).repeat(text.length / length)) return true
  const everySecond = [...text].filter((_, index) => index % 2 === 0).join('')
  return /^(?:(.)\1)+$/u.test(text) && isPiecesOfRows(everySecond)
}

function ownWords({ email, fullName = '' }: { email: string; fullName?: string }) {
  const name = fullName.toLowerCase()
  const [mailbox = '', host = ''] = email.toLowerCase().split('@')
  return [
    email.toLowerCase(),
    mailbox,
    host,
    name,
    name.replace(/\s+/g, ''),
    PRODUCT.toLowerCase(),
    ...mailbox.split(/[._+-]/),
    ...name.split(/\s+/),
  ].filter(word => word.length >= 4)
}
