import type { Browser, BrowserContext } from '@playwright/test'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'
import { signedUpContext } from '../signed-up-context.ts'

const MOODS = [2, 3, 4, 5, 3]

/** A browser of somebody with a profile and five check-ins who is signed in. */
export async function signedInContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const { context, send } = await signedUpContext(browser, origin, NURSE_ANSWERS.full_name)
  await send('PUT', '/api/onboarding', NURSE_ANSWERS)
  for (const mood of MOODS)
    await send('POST', '/api/check-ins', { mood, energy: mood, notes: 'A long day with good people.' })
  return context
}
