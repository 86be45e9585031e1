import { describe, expect, test } from 'vitest'
import { CONTACT_CATEGORIES, contactRequest } from './contact-request.ts'

const GOOD = {
  name: "Zoë O'Neill-Kovač Jr.",
  email: 'zoe@example.com',
  category: 'support',
  subject: 'Hello',
  message: 'Ten chars.',
}

function firstMessages(change: Partial<Record<keyof typeof GOOD, unknown>>) {
  const result = contactRequest.safeParse({ ...GOOD, ...change })
  if (result.success) return {}
  const first: Record<string, string> = {}
  for (const issue of result.error.issues) first[String(issue.path[0])] ??= issue.message
  return first
}

describe('a contact request', () => {
  test('is taken at its smallest and largest lengths', () => {
    expect(firstMessages({})).toEqual({})
    expect(firstMessages({ name: 'Al', subject: 'x'.repeat(5), message: 'x'.repeat(10) })).toEqual({})
    expect(
      firstMessages({ name: 'a'.repeat(100), subject: 'x'.repeat(200), message: 'x'.repeat(5000) }),
    ).toEqual({})
  })

  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '   ', 'Name must be at least 2 characters'],
    ['name', 'a'.repeat(101), 'Name must be less than 100 characters'],
    ['name', 'R2 D2', 'Name contains invalid characters'],
    ['name', 'Ann\nBcc: x', 'Name contains invalid characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['category', '', 'Please select a category'],
    ['category', undefined, 'Please select a category'],
    ['subject', 'Four', 'Subject must be at least 5 characters'],
    ['subject', 'x'.repeat(201), 'Subject must be less than 200 characters'],
    ['message', ' too short ', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Message must be less than 5000 characters'],
  ])('refuses %s %j with its own sentence', (field, value, sentence) => {
    expect(firstMessages({ [field]: value })).toEqual({ [field]: sentence })
  })

  test('refuses an address of more than 320 characters as too long', () => {
    const long = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(5)}example.com`
    expect(firstMessages({ email: long })).toEqual({ email: 'Email address is too long' })
  })

  test('is trimmed before it is sent', () => {
    expect(contactRequest.parse({ ...GOOD, name: '  Ann  ', subject: ' Hello there ' })).toMatchObject({
      name: 'Ann',
      subject: 'Hello there',
    })
  })

  test.each(Object.keys(CONTACT_CATEGORIES))('takes the category %s', category => {
    expect(firstMessages({ category })).toEqual({})
  })
})
