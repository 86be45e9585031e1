// @vitest-environment node
import { expect, test } from 'vitest'
import { confirmationLink, recoveryLink } from './mail-link.ts'

test.for([
  ['the hash', { hash: '#type=recovery&access_token=abc', search: '' }],
  ['the query', { hash: '', search: '?type=recovery&access_token=abc' }],
  ['both, in parts', { hash: '#access_token=abc', search: '?type=recovery' }],
] as const)('a recovery link is read from %s', ([, place]) => {
  expect(recoveryLink(place)).toEqual({ kind: 'recovery', accessToken: 'abc' })
})

test.for([
  ['no token', '#type=recovery'],
  ['an empty token', '#type=recovery&access_token='],
  ['another type', '#type=signup&access_token=abc'],
  ['no type', '#access_token=abc'],
  ['nothing', ''],
] as const)('%s is no recovery link', ([, hash]) => {
  expect(recoveryLink({ hash, search: '' })).toEqual({ kind: 'none' })
})

test.for([
  ['#error=access_denied&type=recovery&access_token=abc', ''],
  ['', '?error=access_denied'],
  ['#error_description=expired', ''],
] as const)('an error counts before everything else: %s%s', ([hash, search]) => {
  expect(recoveryLink({ hash, search })).toEqual({ kind: 'rejected' })
})

test('a link that confirms an address says which one', () => {
  expect(confirmationLink({ hash: '#type=signup&token=abc', search: '' })).toEqual({
    kind: 'signup',
    token: 'abc',
  })
  expect(confirmationLink({ hash: '', search: '?type=email_change&token=abc' })?.kind).toBe('email_change')
  expect(confirmationLink({ hash: '#type=recovery&token=abc', search: '' })).toBeNull()
  expect(confirmationLink({ hash: '#type=signup', search: '' })).toBeNull()
})
