import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type Auth, TOKEN_AUDIENCE } from './create-auth.ts'
import type { SigningKeys } from './signing-keys.ts'

export type TokenSigner = {
  /** An access token of a session that begins now. */
  sign(session: { userId: string; sessionId: string; issuedAt: number }): Promise<string>
}

/** Signs as better-auth does, with the same keys; its own signer decrypts and imports the key for every token, which takes milliseconds. */
export function createTokenSigner(options: {
  auth: Auth
  keys: SigningKeys
  issuer: string
  tokens: Pick<AccessTokens, 'remember'>
}): TokenSigner {
  let held: { id: string; header: string; key: KeyObject } | null = null

  async function newestKey() {
    const newest = newestOf(await options.keys.getJwks()) ?? newestOf(await firstKeys())
    if (!newest) throw new Error('There is no key to sign access tokens with.')
    if (held?.id !== newest.id) {
      const { secretConfig } = await options.auth.$context
      const jwk = await symmetricDecrypt({ key: secretConfig, data: JSON.parse(newest.privateKey) })
      held = {
        id: newest.id,
        header: encode({ alg: newest.alg, kid: newest.id }),
        key: createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' }),
      }
    }
    return held
  }

  /** better-auth makes the first key when it first signs. */
  async function firstKeys() {
    await options.auth.api.signJWT({ body: { payload: {} } })
    return options.keys.getJwks()
  }

  return {
    async sign({ userId, sessionId, issuedAt }) {
      const { header, key } = await newestKey()
      const claims = {
        sub: userId,
        sid: sessionId,
        iat: issuedAt,
        exp: issuedAt + ACCESS_TOKEN_SECONDS,
        iss: options.issuer,
        aud: TOKEN_AUDIENCE,
      }
      const signed = `${header}.${encode(claims)}`
      const token = `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
      options.tokens.remember(token, { userId, sessionId }, claims.exp * 1000)
      return token
    },
  }
}

function newestOf<Key extends { createdAt: Date }>(keys: readonly Key[]): Key | undefined {
  return keys.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
