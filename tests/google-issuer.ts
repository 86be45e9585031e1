import { OAuth2Server } from 'oauth2-mock-server'
import type { Browser } from './browser.ts'
import { startTestApp, type TestApp } from './harness.ts'

const CALLBACK = 'http://localhost:4000/auth/provider/callback/google'

export type GoogleIssuer = {
  /** The settings under which a server takes this issuer for Google. */
  environment: Record<string, string>
  /** Who sits at the Google account from now on, as the issuer will tell. */
  become(person: Record<string, unknown>): void
  stop(): Promise<void>
}

/** A real OpenID issuer on this machine. */
async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const server = new OAuth2Server()
  let person: Record<string, unknown> = {}
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  server.service.on('beforeTokenSigning', token => Object.assign(token.payload, person))
  return {
    environment: {
      GOOGLE_CLIENT_ID: 'waywell-client',
      GOOGLE_CLIENT_SECRET: 'waywell-secret',
      GOOGLE_ISSUER: server.issuer.url ?? '',
    },
    become(next) {
      person = next
    },
    stop: () => server.stop(),
  }
}

/** An app whose Google is a real issuer on this machine, which stops when the app closes. */
export async function startTestAppWithGoogle(): Promise<{ google: GoogleIssuer; app: TestApp }> {
  const google = await startGoogleIssuer()
  const started = await startTestApp({ TRUSTED_PROXIES: '1', ...google.environment })
  const close = async () => {
    await started.close()
    await google.stop()
  }
  return { google, app: { ...started, close } }
}

/** From our button to Google; answers where Google sends the browser back to. */
export async function toGoogle(browser: Browser, body: object = {}, headers: Record<string, string> = {}) {
  const { url = '' } = (await browser.post('/auth/google', body, headers)).body
  const there = await fetch(url, { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  if (back.origin + back.pathname !== CALLBACK) throw new Error(`Google leads to ${back.href}`)
  return { asked: new URL(url), back }
}

/** To Google and back; answers where the browser ends up. */
export async function throughGoogle(
  browser: Browser,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { back } = await toGoogle(browser, body, headers)
  const response = await browser.get(back.pathname + back.search)
  return response.headers.get('location') ?? ''
}
