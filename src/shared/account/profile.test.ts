import { describe, expect, test } from 'vitest'
import { initials, profileChange } from './profile.ts'

test.each([
  ['Ana Maria Example', 'AM'],
  ['ana', 'A'],
  ['  jo   example ', 'JE'],
  ['', 'U'],
  [null, 'U'],
  ['𝒜da Örsted', '𝒜Ö'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

describe('a change of the profile', () => {
  test.each([
    [{ full_name: 'A' }, 'Name must be at least 2 characters'],
    [{ full_name: '   ' }, 'Name must be at least 2 characters'],
    [{ full_name: 'a'.repeat(201) }, 'Please keep this under 200 characters'],
    [{ industry: 'Piracy' }, 'Please select an industry'],
  ])('%j is refused as the screen refuses it', (change, message) => {
    expect(profileChange.safeParse(change).error?.issues[0]?.message).toBe(message)
  })

  test('may name a job of 200 characters', () => {
    const taken = (length: number) => profileChange.safeParse({ job_title: 'x'.repeat(length) }).success
    expect([200, 201].map(taken)).toEqual([true, false])
  })

  test('may leave job and industry unsaid, and is trimmed', () => {
    const change = { full_name: ' Jo ', job_title: ' ', industry: '' }
    expect(profileChange.parse(change)).toEqual({ full_name: 'Jo', job_title: '', industry: '' })
  })
})
