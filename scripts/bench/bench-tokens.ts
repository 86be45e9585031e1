import { symmetricEncrypt } from 'better-auth/crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import pg from 'pg'
import { TOKEN_AUDIENCE } from '#server/platform/auth/create-auth.ts'
import type { BenchDatabase } from './bench-database.ts'
import { userIdOf } from './seed-check-ins.ts'

const KEY_ID = '00000000-0000-7000-8000-00000000be9c'

/** An access token for every person, signed with a key that the database of the bench is given for it. */
export async function benchTokens(
  { superuserUrl, secret }: BenchDatabase,
  issuer: string,
  users: number,
): Promise<string[]> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const encrypted = await symmetricEncrypt({ key: secret, data: JSON.stringify(await exportJWK(privateKey)) })
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `insert into auth.jwks (id, public_key, private_key, alg, crv, created_at) values ($1, $2, $3, 'EdDSA', 'Ed25519', now())`,
    [KEY_ID, JSON.stringify(await exportJWK(publicKey)), JSON.stringify(encrypted)],
  )
  await client.end()
  return Promise.all(
    Array.from({ length: users }, (_, i) =>
      new SignJWT({ sid: userIdOf(i + 1) })
        .setProtectedHeader({ alg: 'EdDSA', kid: KEY_ID })
        .setSubject(userIdOf(i + 1))
        .setIssuer(issuer)
        .setAudience(TOKEN_AUDIENCE)
        .setIssuedAt()
        .setExpirationTime('2h')
        .sign(privateKey),
    ),
  )
}
