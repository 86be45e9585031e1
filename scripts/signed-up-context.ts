import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

export type SignedUp = {
  context: BrowserContext
  email: string
  /** Calls the product as this person; fails where it is refused. */
  send: (method: string, path: string, data?: unknown) => Promise<unknown>
}

/** A browser that has never been here, of somebody who has just signed up. */
export async function signedUpContext(
  browser: Browser,
  origin: string,
  fullName: string,
  options: BrowserContextOptions = {},
): Promise<SignedUp> {
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    // Each comes from an address of its own, as people do.
    extraHTTPHeaders: {
      'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'waywell.signed-in', value: '1' }] }],
    },
  })
  let token = ''
  async function send(method: string, path: string, data?: unknown, key: string = randomUUID()) {
    const answer = await context.request.fetch(path, {
      method,
      headers: {
        origin,
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      data,
    })
    // A busy server turns sign-ups away and says when to come back.
    const waitSeconds = Number(answer.headers()['retry-after'])
    if (answer.status() === 503 && waitSeconds > 0) {
      await sleep(waitSeconds * 1_000)
      return send(method, path, data, key)
    }
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const email = `person.${randomUUID()}@people.example`
  const session = await send('POST', '/auth/sign-up', {
    full_name: fullName,
    email,
    password: `walk ${randomUUID()}`,
  })
  token = session.access_token
  return { context, email, send }
}
