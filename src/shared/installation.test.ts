import { expect, test } from 'vitest'
import { contactList, fillPlaceholders, mayHavePlaceholders, parseContactList } from './installation.ts'

const contact = {
  general: 'hello@a.example',
  support: 'help@a.example',
  billing: 'pay@a.example',
  enterprise: 'big@a.example',
  privacy: 'private@a.example',
}

test('the addresses come back from their list', () => {
  expect(parseContactList(contactList(contact))).toEqual(contact)
})

test('placeholders are filled, with characters that HTML would read escaped', () => {
  const filled = fillPlaceholders('__PUBLIC_URL__/x __CONTACT_GENERAL__ __CONTACT_PRIVACY__', {
    origin: 'https://a.example',
    contact: { ...contact, general: '"a&b"<@x.example' },
  })
  expect(filled).toBe('https://a.example/x &quot;a&amp;b&quot;&lt;@x.example private@a.example')
})

test.each([
  ['index.html', true],
  ['sitemap.xml', true],
  ['robots.txt', true],
  ['site.webmanifest', true],
  ['app.js', false],
  ['html.css', false],
])('%s may hold placeholders: %s', (file, may) => {
  expect(mayHavePlaceholders(file)).toBe(may)
})
