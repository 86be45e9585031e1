import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from '#shared/account/consent.ts'
import { SHORTEST_ANSWERS } from '#shared/account/onboarding.fixture.ts'
import type { OnboardingForm } from '#shared/account/onboarding.ts'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { readAnswer } from '#tests/read-answer.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
})
afterAll(() => app.close())

const FORM: OnboardingForm = {
  ...SHORTEST_ANSWERS,
  full_name: '  Ana Meyer ',
  job_title: 'Nurse',
  skills: ['Communication', 'Leadership', 'Communication'],
  voice_analysis: true,
}

function put(path: string, body: unknown, person: Person) {
  return app
    .fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...person.bearer },
      body: JSON.stringify(body),
    })
    .then(readAnswer)
}

describe('the onboarding', () => {
  test('saves every field, marks it done, and knows the person by the new name', async () => {
    const before = await ana.api.account.getProfile({})
    expect(before.onboarding_completed).toBe(false)
    const saved = await ana.api.account.completeOnboarding(FORM)
    const { consent_given: _given, ...answers } = FORM
    expect(saved).toEqual({
      ...before,
      ...answers,
      full_name: 'Ana Meyer',
      skills: ['Communication', 'Leadership'],
      onboarding_completed: true,
    })
    const { refresh_token } = ana.session
    const session = JSON.parse((await app.post('/auth/refresh', { refresh_token })).text)
    expect(session.user.user_metadata.full_name).toBe('Ana Meyer')
  })

  test('what is missing is named by its sentence, and nothing is saved', async () => {
    const before = await ben.api.account.getProfile({})
    const answer = await put(
      '/api/onboarding',
      { ...FORM, interests: 'too short', consent_given: false },
      ben,
    )
    expect([answer.status, answer.body.details]).toEqual([
      422,
      'interests: Please describe your interests (minimum 10 characters)\nconsent_given: You must consent to continue',
    ])
    expect(await ben.api.account.getProfile({})).toEqual(before)
  })

  test('a trial or a date in the body changes nothing', async () => {
    await put('/api/onboarding', { ...FORM, trial_expires_at: '2099-01-01T00:00:00Z' }, ana)
    expect((await ana.api.account.getProfile({})).trial_expires_at).not.toContain('2099')
  })
})

describe('consents', () => {
  test('the onboarding gives each purpose its own, with its day and the words it was given to', async () => {
    const cleo = await app.signUp('cleo')
    expect(await cleo.api.account.getConsents({})).toEqual({
      current: {
        profile: false,
        daily_check_ins: false,
        connect_wearables: false,
        voice_analysis: false,
        ai_wording: false,
        ai_coach: false,
        ai_check_ins: false,
        plan_check_ins: false,
      },
      history: [],
    })
    await cleo.api.account.completeOnboarding(FORM)
    const { current, history } = await cleo.api.account.getConsents({})
    expect(current).toEqual({
      profile: true,
      daily_check_ins: true,
      connect_wearables: false,
      voice_analysis: true,
      ai_wording: false,
      ai_coach: false,
      ai_check_ins: false,
      plan_check_ins: false,
    })
    expect(history).toHaveLength(4)
    for (const consent of history) expect(consent.text_version).toBe(CONSENT_TEXT_VERSION)
  })

  test('every purpose can be agreed to and taken back', async () => {
    const cleo = await app.signUp('cleo')
    for (const purpose of CONSENT_PURPOSES)
      for (const granted of [true, false])
        expect((await cleo.api.account.setConsent({ purpose, granted })).current[purpose]).toBe(granted)
  })

  test('one can be taken back, the switch follows, and the history keeps both', async () => {
    const cleo = await app.signUp('cleo')
    await cleo.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
    expect((await cleo.api.account.getProfile({})).voice_analysis).toBe(true)
    const { current, history } = await cleo.api.account.setConsent({
      purpose: 'voice_analysis',
      granted: false,
    })
    expect(current.voice_analysis).toBe(false)
    expect(history.map(one => [one.purpose, one.granted])).toEqual([
      ['voice_analysis', false],
      ['voice_analysis', true],
    ])
    expect((await cleo.api.account.getProfile({})).voice_analysis).toBe(false)
  })

  test('a switch in the settings is a consent; one that stays as it was is none', async () => {
    const cleo = await app.signUp('cleo')
    await cleo.api.account.updateProfile({ connect_wearables: true, daily_check_ins: true })
    const { history } = await cleo.api.account.getConsents({})
    expect(history.map(one => [one.purpose, one.granted])).toEqual([['connect_wearables', true]])
  })

  test('the same answer to the same words is kept once, to new words again', async () => {
    const cleo = await app.signUp('cleo')
    const agree = () => cleo.api.account.setConsent({ purpose: 'ai_coach', granted: true })
    await agree()
    expect((await agree()).history).toHaveLength(1)
    await app.sql(`update consents set text_version = 'older' where user_id = $1`, [cleo.id])
    const { history } = await agree()
    expect(history.map(one => one.text_version)).toEqual([CONSENT_TEXT_VERSION, 'older'])
  })

  test('after a thousand changes nothing more is agreed to, everything is still taken back, and all of it is kept', async () => {
    const cleo = await app.signUp('cleo')
    await cleo.api.account.setConsent({ purpose: 'ai_coach', granted: true })
    await app.sql(
      `insert into consents (user_id, id, purpose, granted, text_version)
       select $1, api.id_at(gen_random_uuid(), clock_timestamp()), 'voice_analysis', i % 2 = 1, 'older' from generate_series(1, 999) i`,
      [cleo.id],
    )
    // All newer rows are of another purpose.
    expect((await cleo.api.account.getConsents({})).current).toMatchObject({ ai_coach: true })
    await expect(
      cleo.api.account.setConsent({ purpose: 'connect_wearables', granted: true }),
    ).rejects.toMatchObject({
      status: 422,
      data: { message: expect.stringContaining('Switching something off still works') },
    })
    expect((await cleo.api.account.getProfile({})).connect_wearables).toBe(false)
    for (const purpose of ['ai_coach', 'voice_analysis', 'voice_analysis'] as const) {
      const { current } = await cleo.api.account.setConsent({ purpose, granted: false })
      expect(current[purpose]).toBe(false)
    }
    const [kept] = await app.sql<{ rows: number }>(
      'select count(*)::int as rows from consents where user_id = $1',
      [cleo.id],
    )
    expect(kept).toEqual({ rows: 1_002 })
  })

  test('nobody rewrites history', async () => {
    await ana.api.account.setConsent({ purpose: 'profile', granted: true })
    for (const statement of ['update consents set granted = false', 'delete from consents'])
      await expect(app.internals.database.asUser(ana.id, tx => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      })
  })
})

test.each([{ full_name: 'A' }, { full_name: '  ' }, { industry: 'Piracy' }])(
  'a profile change that the screen refuses, %j, changes nothing',
  async change => {
    const before = await ana.api.account.getProfile({})
    const answer = await app.fetch('/api/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...ana.bearer },
      body: JSON.stringify(change),
    })
    expect(answer.status).toBe(422)
    expect(await ana.api.account.getProfile({})).toEqual(before)
  },
)

describe('the trial', () => {
  const days = (person: Person, user_id: string | undefined) =>
    app.post('/functions/get-trial-days-remaining', { user_id }, person.bearer)

  test('starts with fourteen days and counts down to none', async () => {
    expect((await days(ana, ana.id)).text).toBe('14')
    for (const [left, expected] of [
      ['3 days', '3'],
      ['2 days 1 hour', '3'],
      ['1 minute', '1'],
      ['-1 minute', '0'],
    ]) {
      await app.sql(`update profiles set trial_expires_at = now() + $2::interval where user_id = $1`, [
        ana.id,
        left,
      ])
      expect([left, (await days(ana, undefined)).text]).toEqual([left, expected])
    }
  })

  test('that is over is not begun again by signing up, signing in or the onboarding', async () => {
    const eve = await app.signUp('eve')
    await app.sql('update profiles set trial_expires_at = now() where user_id = $1', [eve.id])
    await app.post('/auth/sign-up', { full_name: 'Eve Again', email: eve.email, password: eve.password })
    await app.post('/auth/sign-in', { email: eve.email, password: eve.password })
    await eve.api.account.completeOnboarding(FORM)
    await eve.api.account.updateProfile({ time_zone: 'Pacific/Honolulu' })
    expect((await days(eve, undefined)).text).toBe('0')
  })

  test('of someone else is refused', async () => {
    const answer = await days(ana, ben.id)
    expect([answer.status, answer.body.code]).toEqual([403, 'user_id_mismatch'])
  })
})

describe('saved résumés', () => {
  async function save(person: Person, role: string): Promise<string> {
    const id = uuidV7()
    await app.sql(
      `insert into resumes (user_id, id, role, objective, resume_text, cover_letter_text) values ($1, $2, $3, 'Aim', 'Text', 'Letter')`,
      [person.id, id, role],
    )
    return id
  }

  test('are listed newest first, opened whole, and deleted', async () => {
    const [older, newer] = [await save(ana, 'Nurse'), await save(ana, 'Ward lead')]
    const listed = await ana.api.career.listResumes({})
    expect(listed.map(one => one.role)).toEqual(['Ward lead', 'Nurse'])
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['created_at', 'id', 'label', 'objective', 'role'])
    expect(await ana.api.career.getResume({ id: newer })).toMatchObject({
      resume_text: 'Text',
      cover_letter_text: 'Letter',
    })
    await ana.api.career.deleteResume({ id: newer })
    expect((await ana.api.career.listResumes({})).map(one => one.id)).toEqual([older])
  })

  test('another’s is not found, and stays', async () => {
    const id = await save(ana, 'Nurse')
    for (const method of ['GET', 'DELETE']) {
      const answer = await app.fetch(`/api/resumes/${id}`, { method, headers: ben.bearer })
      expect([method, answer.status]).toEqual([method, 404])
    }
    expect(await ben.api.career.listResumes({})).toEqual([])
    expect((await ana.api.career.getResume({ id })).role).toBe('Nurse')
  })
})
