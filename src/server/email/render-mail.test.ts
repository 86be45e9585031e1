import { expect, test } from 'vitest'
import { BRAND } from '#shared/brand.ts'
import { renderMail } from './render-mail.ts'

const BODY = {
  subject: 'A subject',
  paragraphs: ['First <b>line</b>.', 'Second & last.'],
  action: { label: 'Do it', url: 'https://waywell.example/x?a=1&b=2' },
}

test.each([
  ['Ana María Kovač', 'Hello Ana,'],
  ['  ', 'Hello,'],
  ['https://evil.example/x', 'Hello https,'],
  ['x'.repeat(90), `Hello ${'x'.repeat(40)},`],
])('%j is greeted with %j, in text and HTML', (name, greeting) => {
  const mail = renderMail({ email: 'ana@people.example', name }, BODY)
  expect(mail.text.split('\n')[0]).toBe(greeting)
  expect(mail.html).toContain(`>${greeting}<`)
})

test('text and HTML hold the same parts in the same order', () => {
  const footnote = { text: 'Small < print.', label: 'Off', url: 'https://waywell.example/off?c=3&d=4' }
  const mail = renderMail({ email: 'ana@people.example', name: 'Ana' }, { ...BODY, code: '042137', footnote })
  expect(mail.text).toBe(
    'Hello Ana,\n\nFirst <b>line</b>.\n\n042137\n\nDo it:\nhttps://waywell.example/x?a=1&b=2\n\nSecond & last.\n\nTake care,\nthe Waywell team\n\nSmall < print. Off:\nhttps://waywell.example/off?c=3&d=4\n',
  )
  const parts = [
    'Hello Ana,',
    'First &lt;b&gt;line&lt;/b&gt;.',
    '042137',
    'href="https://waywell.example/x?a=1&amp;b=2"',
    'Do it',
    'Second &amp; last.',
    'Take care,<br>the Waywell team',
    'Small &lt; print.',
    'href="https://waywell.example/off?c=3&amp;d=4"',
    '>Off<',
  ]
  const places = parts.map(part => mail.html?.indexOf(part) ?? -1)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the HTML wears the brand and links nowhere but to its action', () => {
  const { html = '' } = renderMail({ email: 'ana@people.example', name: 'Ana' }, BODY)
  expect(html).toContain(`background:${BRAND.action}`)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<(?:img|link|script|style)\b/)
})
