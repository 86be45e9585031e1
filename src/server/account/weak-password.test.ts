import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { weakPassword } from './weak-password.ts'

const ana = { email: 'ana.meyer@people.example', fullName: 'Ana Meyer' }

describe('a weak password', () => {
  test('is every one on the list, and each word of it with a number or a sign behind it', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(3_000)
    for (const common of COMMON_PASSWORDS) {
      const dressed = /^[a-z]+$/.test(common) ? [`${common}1`, `${common}123`, `${common}!`] : []
      for (const form of [common, common.toUpperCase(), ...dressed])
        expect([form, weakPassword(form, ana)]).toEqual([form, true])
    }
  })

  test.each([
    '11111111',
    'xxxxxxxx',
    '12121212',
    '12345678',
    '1234567890',
    '87654321',
    '98765432',
    'qwertyui',
    'asdfghjk',
    'abcdefgh',
    'asdfasdf',
    '12341234',
    'testtest',
    'lovelove',
    '11223344',
    'asdf1234',
    '1234qwer',
    'qwer1234',
    'P@ssw0rd',
    'passw0rd1',
    'M0nkey123',
    '1q2w3e4r',
    'zaq12wsx',
    'Dragon2024!',
    'qwerty12345',
    'ana.meyer',
    'AnaMeyer1',
    'people.example',
    'waywell1',
    'ana.meyer@people.example',
    'Meyer2026',
  ])('is %s', password => {
    expect(weakPassword(password, ana)).toBe(true)
  })

  test.each([
    'seven quiet rivers',
    'correct horse 1',
    'K7#mxv!q',
    'tangerine-lamp',
    'Zürich im Regen',
    '🌿🦔🌧️🪵🍂🐌🍄🌙',
    'mango kettle 9',
    'grauer fuchs',
    crypto.randomUUID(),
  ])('is not %s', password => {
    expect(weakPassword(password, ana)).toBe(false)
  })
})
