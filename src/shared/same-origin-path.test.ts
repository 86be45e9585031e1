import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PATH, sameOriginPath } from './same-origin-path.ts'

const ORIGIN = 'https://waywell.example'

describe('where a person goes after signing in', () => {
  test.each([
    ['/career/skills', '/career/skills'],
    ['/settings?tab=security#two-factor', '/settings?tab=security#two-factor'],
    [`${ORIGIN}/chat`, '/chat'],
    ['/a/../b', '/b'],
    ['/%09/evil.example', DEFAULT_PATH],
    [undefined, DEFAULT_PATH],
    ['', DEFAULT_PATH],
    ['/a\tb', DEFAULT_PATH],
    ['/\\evil.example', DEFAULT_PATH],
    ['//evil.example', DEFAULT_PATH],
    ['career', DEFAULT_PATH],
    [`${ORIGIN}.evil.example/`, DEFAULT_PATH],
    [`/${'a'.repeat(2000)}`, DEFAULT_PATH],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('%j leads to %j', (asked, target) => {
    expect(sameOriginPath(asked, ORIGIN)).toBe(target)
  })

  const pieces = fc.constantFrom(
    '/',
    '\\',
    '//',
    '/\\',
    '%2f',
    '%5c',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    '\t',
    '\n',
    '\u0000',
    ' ',
    'evil.example',
    'https:',
    'http:',
    'javascript:',
    'data:',
    ORIGIN,
    'waywell.example',
    'user:pass@',
    '%00',
    '%09',
    ';',
    '／',
    '＼',
  )

  test('it never leaves our origin, whatever is asked for and however a browser reads it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 8 }), parts => {
        const target = sameOriginPath(parts.join(''), ORIGIN)
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
        expect(new URL(ORIGIN + target).origin).toBe(ORIGIN)
        expect(new URL(decoded(target), ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 3_000 },
    )
  })
})

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
