import { hashPassword as hashWithoutCost } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

const password = 'a walk in the quiet park'

test('a hash says its cost and lets in that password only, however it is composed', async () => {
  const hash = await hashPassword('Zoë says good night')
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=16,p=1\$[\w+/]{22}\$[\w+/]{86}$/)
  expect(await verifyPassword({ hash, password: 'Zoe\u0308 says good night' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'Zoë says good nigh' })).toBe(false)
})

test('the same password is never kept the same way twice', async () => {
  expect(await hashPassword(password)).not.toBe(await hashPassword(password))
})

test('a hash of another cost is still understood', async () => {
  const hash = await hashPassword(password, { ln: 10, r: 8, p: 2 })
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash: hash.replace('p=2', 'p=1'), password })).toBe(false)
})

test('a hash from before costs were written down is still understood', async () => {
  const hash = await hashWithoutCost(password)
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: 'another' })).toBe(false)
})
