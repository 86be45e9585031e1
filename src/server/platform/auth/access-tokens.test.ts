import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createAccessTokens } from './access-tokens.ts'

const NOW_MS = Date.UTC(2026, 10, 15, 9)
const NOW = NOW_MS / 1000
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const CLAIMS = `"sub":"ana","sid":"one","iss":"https://waywell.example","aud":"waywell","iat":${NOW}`

/** Signed with the right key whatever it says, so that each refusal is about what it says. */
function signed(claims: string): string {
  const part = (text: string) => Buffer.from(text).toString('base64url')
  const head = `${part('{"alg":"EdDSA","kid":"key"}')}.${part(`{${CLAIMS}${claims}}`)}`
  return `Bearer ${head}.${sign(null, Buffer.from(head), privateKey).toString('base64url')}`
}

function open() {
  const ended = new Set<string>()
  const keys = vi.fn(async () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key' }] }))
  const tokens = createAccessTokens({
    issuer: 'https://waywell.example',
    audience: 'waywell',
    keys,
    hasEnded: sessionId => ended.has(sessionId),
  })
  return { tokens, ended, keys }
}

const good = signed(`,"exp":${NOW + 900}`)

describe('an access token', () => {
  test('that is in order says who holds it, and asks for the keys once', async () => {
    const { tokens, keys } = open()
    for (let visit = 0; visit < 3; visit += 1)
      expect(await tokens.verify(good, NOW_MS)).toMatchObject({ userId: 'ana', sessionId: 'one' })
    expect(keys).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no end', ''],
    ['an end that is text', `,"exp":"${NOW + 900}"`],
    ['an end without end', ',"exp":1e999'],
    ['an end that is the word for it', ',"exp":"Infinity"'],
    ['an end that is nothing', ',"exp":null'],
    ['an end a second ago', `,"exp":${NOW - 1}`],
    ['a start a minute ahead', `,"exp":${NOW + 900},"nbf":${NOW + 60}`],
    ['a start that is text', `,"exp":${NOW + 900},"nbf":"${NOW}"`],
    ['a holder that is a list', `,"exp":${NOW + 900},"sub":["ana"]`],
    ['a session that is a number', `,"exp":${NOW + 900},"sid":1`],
  ])('with %s is refused, though we signed it', async (_name, claims) => {
    expect(await open().tokens.verify(signed(claims), NOW_MS)).toBeNull()
  })

  test('ends to the second, also when it was good before', async () => {
    const { tokens } = open()
    expect(await tokens.verify(good, NOW_MS + 899_000)).not.toBeNull()
    expect(await tokens.verify(good, NOW_MS + 900_000)).toBeNull()
  })

  test('of our own making needs no check, and ends like any other', async () => {
    const { tokens, ended, keys } = open()
    const token = good.replace('Bearer ', '')
    tokens.remember(token, { userId: 'ana', sessionId: 'one' }, NOW_MS + 900_000)
    expect(await tokens.verify(good, NOW_MS)).toMatchObject({ userId: 'ana', sessionId: 'one' })
    expect(keys).not.toHaveBeenCalled()
    ended.add('one')
    expect(await tokens.verify(good, NOW_MS)).toBeNull()
    ended.clear()
    expect(await tokens.verify(good, NOW_MS + 900_000)).toBeNull()
  })

  test('ends with its session, also when it was good before', async () => {
    const { tokens, ended } = open()
    expect(await tokens.verify(good, NOW_MS)).not.toBeNull()
    ended.add('one')
    expect(await tokens.verify(good, NOW_MS)).toBeNull()
  })
})
