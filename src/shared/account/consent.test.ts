import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from './consent.ts'
import { CONSENTS } from './consent-texts.ts'

/** What people agreed to under each version; a version that was ever in use stays as it is. */
const HASH_OF_VERSION: Record<string, string> = {
  '2026-11': 'bab5d68b5b3e109024d6a68347c1a2a383646bcf3f02832c8fc0b70c48832939',
  '2026-11-15': 'fe1ec5120a91da1246fdd3db751da9d455efaa2a8ad05ab83bd50bfb913df44f',
  '2026-11-15.2': '285b226b62a7d4efc1ff05035b76f913926b5d7b66eb3fc538fa71921a94f5ce',
  '2026-11-16': '150ce0b03f4bb33db10fc480380b914e85e1f90652ded99676e554a905e33fb1',
  '2026-11-16.2': '128d6d96c18d7a3c7bfacfe6290b5670ceb22507a0eac4a90c6ad8176f9e79cd',
  '2026-11-16.4': 'e97d82ff1005f804caa9738d07fa7309ddd87fd7b3f8da0d0cae112a2264e08c',
  '2026-11-16.3': 'c347409d156926fb09ed2d615f7ef7d37635463e8a148673efbe0f6dc608b467',
}

test('a changed meaning has a new version', () => {
  const meanings = CONSENT_PURPOSES.map(purpose => `${purpose}: ${CONSENTS[purpose].meaning}`)
  const hash = createHash('sha256').update(meanings.join('\n')).digest('hex')
  expect(HASH_OF_VERSION[CONSENT_TEXT_VERSION]).toBe(hash)
})
