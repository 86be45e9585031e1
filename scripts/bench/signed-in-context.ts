import { randomInt, randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { SWITCH_NAMES } from '#shared/account/consent.ts'
import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'

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
      full_name: 'Robin Example',
      email,
      password: `walk ${randomUUID()}`,
    })
  ).access_token
  await send('PUT', '/api/onboarding', {
    full_name: 'Robin Example',
    job_title: 'Nurse',
    industry: PROFILE_FIELDS.industry.options[0],
    years_experience: PROFILE_FIELDS.years_experience.options[0],
    location: 'Lisbon, Portugal',
    skills: PROFILE_FIELDS.skills.options.slice(0, 3),
    interests: 'Caring for people and teaching others how.',
    work_style: PROFILE_FIELDS.work_style.options[0],
    communication_style: PROFILE_FIELDS.communication_style.options[0],
    career_goals: 'Lead a small ward within three years.',
    ...Object.fromEntries(SWITCH_NAMES.map(name => [name, true])),
    consent_given: true,
  })
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
