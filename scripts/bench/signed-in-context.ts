import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'

const MOODS = [2, 3, 4, 5, 3]

/** A browser that has never been here, of somebody with a profile and five check-ins who is signed in. */
export async function signedInContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const email = `bench.${randomUUID()}@people.example`
  const context = await browser.newContext({
    baseURL: origin,
    // Each comes from an address of its own, as people do.
    extraHTTPHeaders: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'waywell.signed-in', value: '1' }] }],
    },
  })
  let token = ''
  token = (
    await send('POST', '/auth/sign-up', {
      full_name: NURSE_ANSWERS.full_name,
      email,
      password: `walk ${randomUUID()}`,
    })
  ).access_token
  await send('PUT', '/api/onboarding', NURSE_ANSWERS)
  for (const mood of MOODS)
    await send('POST', '/api/check-ins', { mood, energy: mood, notes: 'A long day with good people.' })
  return context

  async function send(method: string, path: string, data: unknown) {
    const answer = await context.request.fetch(path, {
      method,
      headers: {
        origin,
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      data,
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
}
