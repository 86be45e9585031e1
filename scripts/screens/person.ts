import type { Browser } from '@playwright/test'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'
import { type SignedUp, signedUpContext } from '../signed-up-context.ts'

const DAY_MS = 86_400_000
/** Good weeks, a slide and a recovery: what an overview and a dashboard are for. */
const WEEKS = [4, 4, 5, 4, 3, 4, 5, 4, 4, 4, 3, 4, 4, 5, 4, 3, 2, 2, 1, 2, 2, 3, 3, 4, 4, 4, 3, 4]
const APART_DAYS = 2

type Look = { width: number; height: number; scheme: 'light' | 'dark' }

/** A browser of somebody who has just signed up; with `settled`, of somebody with a profile, suggestions and eight weeks of check-ins. */
export async function signUp(
  browser: Browser,
  origin: string,
  { width, height, scheme }: Look,
  settled: boolean,
): Promise<SignedUp> {
  const name = 'Maya Okafor'
  const signedUp = await signedUpContext(browser, origin, name, {
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  })
  if (settled) await settleIn(signedUp.send, name)
  return signedUp
}

async function settleIn(send: SignedUp['send'], full_name: string) {
  await send('PUT', '/api/onboarding', {
    ...NURSE_ANSWERS,
    full_name,
    industry: 'Healthcare',
    years_experience: '6-10 years',
    location: 'Columbus, Ohio',
    skills: ['Communication', 'Leadership', 'Triage', 'Medication safety', 'Spanish'],
  })
  const now = Date.now()
  for (const [index, mood] of WEEKS.entries())
    await send('POST', '/api/check-ins', {
      mood,
      energy: Math.max(1, mood - (index % 3 === 0 ? 1 : 0)),
      notes: index % 4 === 0 ? 'A long shift, good people.' : null,
      noted_at: new Date(now - (WEEKS.length - index) * APART_DAYS * DAY_MS).toISOString(),
    })
  await send('POST', '/functions/generate-career-suggestions', {})
}
