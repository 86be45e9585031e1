// @vitest-environment node
import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const origin = 'https://waywell.example'
const move = (here: string, hosts = 'preview.example, pages.example') =>
  canonicalAddress(new URL(here), origin, hosts)

test('a visit on a preview host keeps path, query and hash', () => {
  expect(move('https://pr-7.preview.example/support/faq?a=1#two')).toBe(
    'https://waywell.example/support/faq?a=1#two',
  )
})

test('the host itself counts, and a host that only ends alike does not', () => {
  expect(move('https://preview.example/')).toBe('https://waywell.example/')
  expect(move('https://notpreview.example/')).toBeNull()
})

test('the canonical host stays, even under a listed suffix', () => {
  expect(move('https://waywell.example/', 'example')).toBeNull()
})

test('an origin that was never filled in moves nobody', () => {
  expect(
    canonicalAddress(new URL('https://preview.example/'), '__PUBLIC_URL__', 'preview.example'),
  ).toBeNull()
})
