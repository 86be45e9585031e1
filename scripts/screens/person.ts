import type { Browser } from '@playwright/test'
import * as z from 'zod/mini'
import { endTrialOf } from '#tests/end-trial.ts'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'
import { queryAsSuperuser } from '#tests/query-as-superuser.ts'
import { type SignedUp, signedUpContext } from '../signed-up-context.ts'
import type { Who } from './state.ts'

const NAME = 'Maya Okafor'
const APART_DAYS = 2
/** Good weeks, a slide and a recovery: what an overview and a dashboard are for. Newest last. */
const MOODS = [
  4, 4, 3, 5, 4, 3, 4, 4, 5, 3, 4, 4, 4, 4, 5, 4, 3, 4, 5, 4, 4, 4, 3, 4, 4, 5, 4, 3, 2, 2, 1, 2, 2, 3, 3, 4,
  4, 4, 3, 4,
]
const CHECK_INS: Readonly<Record<Exclude<Who, 'visitor' | 'newcomer'>, number>> = {
  one: 1,
  three: 3,
  many: 400,
  settled: MOODS.length,
  free: MOODS.length,
  subscriber: MOODS.length,
}

type Product = { url: string; dataDir: string }
type Look = { width: number; height: number; scheme: 'light' | 'dark' }

/** A browser of somebody in this situation. */
export async function contextOf(
  who: Who,
  browser: Browser,
  { url, dataDir }: Product,
  { width, height, scheme }: Look,
) {
  const options = {
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
  } as const
  if (who === 'visitor') return browser.newContext({ ...options, baseURL: url })
  const person = await signedUpContext(browser, url, NAME, options)
  if (who === 'newcomer') return person.context
  await fillIn(person)
  await addCheckIns(dataDir, person.email, CHECK_INS[who])
  if (who === 'free') await endTrialOf(dataDir, person.email)
  if (who === 'subscriber') await subscribe(person)
  return person.context
}

async function fillIn({ send }: SignedUp) {
  await send('PUT', '/api/onboarding', {
    ...NURSE_ANSWERS,
    full_name: NAME,
    industry: 'Healthcare',
    years_experience: '6-10 years',
    location: 'Columbus, Ohio',
    skills: ['Communication', 'Leadership', 'Triage', 'Medication safety', 'Spanish'],
  })
  await send('POST', '/functions/generate-career-suggestions', {})
}

/** Past the limit on check-ins a minute. */
async function addCheckIns(dataDir: string, email: string, count: number) {
  await queryAsSuperuser(
    dataDir,
    `insert into check_ins (user_id, id, mood, energy, notes, noted_at)
     select users.id, gen_random_uuid(), mood, greatest(1, mood - case when n % 3 = 0 then 1 else 0 end),
       case when n % 4 = 0 then 'A long shift, good people.' end, now() - make_interval(days => n * $3)
     from auth.users, generate_series(1, $2) n, lateral (select ($4::int[])[1 + n % array_length($4::int[], 1)]) moods (mood)
     where email = $1`,
    [email, count, APART_DAYS, MOODS.toReversed()],
  )
}

async function subscribe({ context, send }: SignedUp) {
  const page = await context.newPage()
  const { url } = z.object({ url: z.string() }).parse(await send('POST', '/functions/create-checkout', {}))
  await page.goto(url)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
}
