import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, CONSENTS } from './consent.ts'

/** What people agreed to under each version; a version that was ever in use stays as it is. */
const HASH_OF_VERSION: Record<string, string> = {
  '2026-11': 'bab5d68b5b3e109024d6a68347c1a2a383646bcf3f02832c8fc0b70c48832939',
}

test('a changed meaning has a new version', () => {
  const meanings = CONSENT_PURPOSES.map(purpose => `${purpose}: ${CONSENTS[purpose].meaning}`)
  const hash = createHash('sha256').update(meanings.join('\n')).digest('hex')
  expect(HASH_OF_VERSION[CONSENT_TEXT_VERSION]).toBe(hash)
})
