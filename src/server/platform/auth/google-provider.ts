import { createAuthorizationURL, type OAuthProvider } from '@better-auth/core/oauth2'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'

export const GOOGLE = 'google'

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: URL }

const FETCH_MS = 8_000
const CLOCK_SKEW_SECONDS = 60

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
const tokenAnswer = z.object({ id_token: z.string() })
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  // Some issuers send it as text.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
})

type Issuer = z.infer<typeof discovery> & { keys: ReturnType<typeof createRemoteJWKSet> }

/** Google, or an OpenID issuer that behaves like it; what the issuer says of itself is read when first needed, and again until it answers. */
export function googleProvider(settings: GoogleSettings): OAuthProvider<JWTPayload> {
  const wanted = settings.issuer.href.replace(/\/$/, '')
  let reading: Promise<Issuer> | null = null

  function issuer(): Promise<Issuer> {
    reading ??= readIssuer(wanted).catch(error => {
      reading = null
      throw error
    })
    return reading
  }

  return {
    id: GOOGLE,
    name: 'Google',
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub ?? '',
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce, loginHint }) {
      return createAuthorizationURL({
        id: GOOGLE,
        options: { clientId: settings.clientId, clientSecret: settings.clientSecret },
        authorizationEndpoint: (await issuer()).authorization_endpoint,
        state,
        codeVerifier,
        scopes: ['openid', 'email', 'profile'],
        redirectURI,
        prompt: 'select_account',
        nonce: idTokenNonce,
        loginHint,
      })
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const response = await fetch((await issuer()).token_endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(FETCH_MS),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          code_verifier: codeVerifier ?? '',
        }),
      })
      if (!response.ok) return null
      return { idToken: tokenAnswer.parse(await response.json()).id_token }
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce) return null
      const { keys, issuer: name } = await issuer()
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: name,
        audience: settings.clientId,
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
      }).catch(() => ({ payload: null }))
      if (!payload || payload.nonce !== expectedIdTokenNonce) return null
      // An address the issuer has not verified may belong to someone else.
      const person = claims.safeParse(payload)
      if (!person.success) return null
      const { email, name: fullName, picture } = person.data
      return { user: { email, emailVerified: true, name: fullName, image: picture }, data: payload }
    },
  }
}

async function readIssuer(wanted: string): Promise<Issuer> {
  const response = await fetch(`${wanted}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_MS),
  })
  if (!response.ok) throw new Error(`The issuer answered ${response.status}`)
  const found = discovery.parse(await response.json())
  if (found.issuer.replace(/\/$/, '') !== wanted) throw new Error('The issuer names itself differently')
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: FETCH_MS }) }
}
