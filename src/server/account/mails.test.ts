import { expect, test } from 'vitest'
import { BRAND } from '#shared/brand.ts'
import * as mails from './mails.ts'

const { resetPasswordMail, signInCodeMail } = mails

const ID = '0192f000-0000-7000-8000-000000000001'

test('a name cannot bring a link, a tag or a header into a mail of ours', () => {
  const name = '<a href="https://evil.example">Win</a>\r\nBcc: x@evil.example'
  const mail = resetPasswordMail(
    { id: ID, email: 'ana@people.example', name },
    'https://waywell.example/reset-password#a=1&b=2',
  )
  expect([mail.to, mail.ownerId]).toEqual(['ana@people.example', ID])
  expect(mail.html).not.toContain('<a href="https://evil')
  expect(mail.text).not.toContain('https://evil.example')
  expect(mail.html?.match(/<a /g)).toHaveLength(1)
  expect(mail.html).toContain('href="https://waywell.example/reset-password#a=1&amp;b=2"')
  expect(mail.subject).not.toContain('Win')
})

test('a code stands in the subject, the text and the page of its mail', () => {
  const mail = signInCodeMail({ id: ID, email: 'ana@people.example', name: 'Ana' }, '042137')
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain('042137')
  expect(mail.text).toContain('within 10 minutes')
})

test('every mail of the account greets by the first name, in the layout of all mails', () => {
  const to = { id: 'ana', email: 'ana@people.example', name: 'Ana Kovač' }
  const url = 'https://waywell.example/page'
  const all = [
    mails.verifyAddressMail(to, url),
    mails.resetPasswordMail(to, url),
    mails.signInCodeMail(to, '042137'),
    mails.confirmFirstMail(to, url, url),
    mails.alreadyRegisteredMail(to, url, url),
    mails.changeEmailMail(to, url),
    mails.emailChangeAskedMail(to, 'new@people.example', url),
    mails.emailChangedMail(to, 'new@people.example', url),
    mails.passwordChangedMail(to, url),
    mails.twoFactorMail(to, true, url),
    mails.recoveryCodesMail(to, url),
    mails.apiKeyMail(to, 'My script', url),
    mails.googleMail(to, true, url),
  ]
  expect(all).toHaveLength(Object.keys(mails).length)
  for (const mail of all) {
    expect(mail.text).toMatch(/^Hello Ana,\n/)
    expect(mail.html).toContain(BRAND.action)
  }
})
