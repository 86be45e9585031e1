import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SWITCH_NAMES, SWITCHES } from '#shared/account/consent.ts'
import { PROFILE_FIELD_NAMES } from '#shared/account/profile-fields.ts'
import { TRIAL_DAYS } from '#shared/billing/plans.ts'
import { EVENT_MAX_CHARACTERS } from '#shared/wellness/career-event.ts'
import { EARLIEST_NOTED_AT } from '#shared/wellness/check-in.ts'
import { NOTES_MAX_CHARACTERS, SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'
import { EASE_LABELS, HOURS_MAX, TAG_MAX_CHARACTERS, TAGS_MAX } from '#shared/wellness/context.ts'
import { startTestApp, type TestApp } from './harness.ts'

/** Facts that SQL has to repeat: the database must say the same as src/shared. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('a profile', () => {
  test('lets its owner change the fields of onboarding, the switches, the time zone, mails and the banner, and nothing else', async () => {
    const granted = await app.sql<{ column_name: string }>(
      `select column_name from information_schema.column_privileges
       where table_name = 'profiles' and privilege_type = 'UPDATE' and grantee = 'waywell_user'`,
    )
    expect(granted.map(row => row.column_name).sort()).toEqual(
      [
        ...PROFILE_FIELD_NAMES,
        ...SWITCH_NAMES,
        'onboarding_completed',
        'time_zone',
        'mail_trial_ending',
        'mail_payments',
        'banner_dismissed',
        'banner_dismissed_at',
      ].sort(),
    )
  })

  test('begins with the switches at their defaults and a trial of TRIAL_DAYS', async () => {
    const ana = await app.signUp()
    const profile = await ana.api.account.getProfile({})
    for (const name of SWITCH_NAMES) expect([name, profile[name]]).toEqual([name, SWITCHES[name].onByDefault])
    const trialMs = Date.parse(profile.trial_expires_at) - Date.parse(profile.trial_started_at)
    expect(trialMs / (24 * 3600 * 1000)).toBe(TRIAL_DAYS)
  })
})

describe('the table of check-ins', () => {
  const insert = async (userId: string, mood: number, energy: number, notes: string | null) =>
    app
      .sql(
        `insert into check_ins (user_id, id, mood, energy, notes) values ($1, gen_random_uuid(), $2, $3, $4)`,
        [userId, mood, energy, notes],
      )
      .then(
        () => 'saved',
        (error: { code?: string }) => error.code,
      )
  const CHECK_VIOLATION = '23514'

  test('takes the whole scale and refuses the numbers beside it', async () => {
    const { id } = await app.signUp()
    for (const value of [SCALE_MIN, SCALE_MAX])
      expect([await insert(id, value, 3, null), await insert(id, 3, value, null)]).toEqual(['saved', 'saved'])
    for (const value of [SCALE_MIN - 1, SCALE_MAX + 1])
      expect([await insert(id, value, 3, null), await insert(id, 3, value, null)]).toEqual([
        CHECK_VIOLATION,
        CHECK_VIOLATION,
      ])
  })

  test('takes as many tags as a check-in holds, of the longest length, and the hours of a day', async () => {
    const { id } = await app.signUp()
    const addTags = (column: string, tags: string[]) =>
      app
        .sql(
          `insert into check_ins (user_id, id, mood, energy, ${column}) values ($1, gen_random_uuid(), 3, 3, $2)`,
          [id, tags],
        )
        .then(
          () => 'saved',
          (error: { code?: string }) => error.code,
        )
    const longest = 't'.repeat(TAG_MAX_CHARACTERS)
    for (const column of ['drained', 'gave_energy']) {
      expect(await addTags(column, Array(TAGS_MAX).fill(longest))).toBe('saved')
      expect(await addTags(column, Array(TAGS_MAX).fill(`${longest}t`))).toBe(CHECK_VIOLATION)
      expect(await addTags(column, Array(TAGS_MAX + 1).fill('t'))).toBe(CHECK_VIOLATION)
    }
    const ana = await app.signUp()
    const title = 't'.repeat(EVENT_MAX_CHARACTERS)
    await ana.api.wellness.saveCareerEvent({ title, happened_on: EARLIEST_NOTED_AT.slice(0, 10) })
    const context = { sleep_hours: HOURS_MAX, work_hours: HOURS_MAX, ease: EASE_LABELS.length }
    expect((await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, context })).context).toMatchObject(
      context,
    )
  })

  test('takes a note of the longest length and refuses one character more', async () => {
    const { id } = await app.signUp()
    expect(await insert(id, 3, 3, 'n'.repeat(NOTES_MAX_CHARACTERS))).toBe('saved')
    expect(await insert(id, 3, 3, 'n'.repeat(NOTES_MAX_CHARACTERS + 1))).toBe(CHECK_VIOLATION)
  })
})
