import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRateLimit } from '#server/platform/http/rate-limit.ts'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { saveCheckIn } from './save-check-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('saving a check-in', () => {
  test('a saved check-in is the first of the list', async () => {
    const ana = await app.signUp('ana')
    await ana.api.wellness.saveCheckIn({ mood: 2, energy: 3, notes: null })
    const saved = await ana.api.wellness.saveCheckIn({ mood: 4, energy: 5, notes: '  A good day.  ' })
    expect(saved).toMatchObject({ mood: 4, energy: 5, notes: 'A good day.' })
    const listed = await ana.api.wellness.listCheckIns({})
    expect(listed.map(c => c.mood)).toEqual([4, 2])
    expect(listed[0]).toEqual(saved)
  })

  test('blank notes are kept as none', async () => {
    const ana = await app.signUp('ana')
    expect(await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, notes: '   ' })).toMatchObject({
      notes: null,
    })
  })

  test('nothing is kept for someone who took the consent back, until it is given again', async () => {
    const ana = await app.signUp('ana')
    const notes = (text: string) => ({ mood: 3, energy: 3, notes: text })
    await ana.api.wellness.saveCheckIn(notes('before'))
    await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: true })
    await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
    await ana.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
    const key = { 'idempotency-key': crypto.randomUUID(), ...ana.bearer }
    const refused = await app.post('/api/check-ins', notes('not kept'), key)
    expect([refused.status, refused.body.code]).toEqual([403, 'consent_withdrawn'])
    expect((await ana.api.wellness.listCheckIns({})).map(one => one.notes)).toEqual(['before'])

    await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: true })
    expect((await app.post('/api/check-ins', notes('kept'), key)).status).toBe(201)
  })

  test('one person never sees another person’s check-ins', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    await ana.api.wellness.saveCheckIn({ mood: 4, energy: 2, notes: null })
    expect(await ben.api.wellness.listCheckIns({})).toEqual([])
  })

  test('the list ends at the asked length and goes on before the last id', async () => {
    const ana = await app.signUp('ana')
    for (const mood of [1, 2, 3, 4, 5, 1, 2])
      await ana.api.wellness.saveCheckIn({ mood, energy: 3, notes: null })
    const first = await ana.api.wellness.listCheckIns({})
    expect(first.map(c => c.mood)).toEqual([2, 1, 5, 4, 3])
    const second = await ana.api.wellness.listCheckIns({ before: first.at(-1)?.id, limit: 5 })
    expect(second.map(c => c.mood)).toEqual([2, 1])
  })

  test('an id or a time in the body changes nothing, and another’s user id is refused', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    const response = await app.post(
      '/api/check-ins',
      {
        mood: 1,
        energy: 1,
        notes: null,
        id: ben.id,
        created_at: '2001-01-01T00:00:00Z',
      },
      ana.bearer,
    )
    expect(response.status).toBe(201)
    for (const another of [{ user_id: ben.id }, { userId: ben.id }]) {
      const asBen = await app.post('/api/check-ins', { mood: 1, energy: 1, ...another }, ana.bearer)
      expect([asBen.status, asBen.body.code]).toEqual([403, 'user_id_mismatch'])
    }
    const saved = response.body
    expect(saved.id).not.toBe(ben.id)
    expect(saved.created_at).not.toContain('2001')
    expect(await ben.api.wellness.listCheckIns({})).toEqual([])
  })

  test.each([
    [{ mood: 0, energy: 3 }, 'Number must be greater than or equal to 1'],
    [{ mood: 6, energy: 3 }, 'Number must be less than or equal to 5'],
    [{ mood: 3.5, energy: 3 }, 'Expected integer, received float'],
    [{ energy: 3 }, 'Required'],
    [{ mood: 3, energy: 3, notes: 'x'.repeat(2001) }, 'Notes must be less than 2000 characters'],
    [{ mood: '3', energy: 3 }, 'Expected number, received string'],
  ])('%j is refused with its sentence', async (body, message) => {
    const ana = await app.signUp('ana')
    const response = await app.post('/api/check-ins', body, ana.bearer)
    expect([response.status, response.body.code]).toEqual([422, 'invalid_input'])
    expect(response.body.message).toBe(message)
  })
})

describe('the same call sent twice', () => {
  test('saves once, and both get the same answer', async () => {
    const ana = await app.signUp('ana')
    const send = () =>
      app.post(
        '/api/check-ins',
        { mood: 3, energy: 3, notes: null },
        { ...ana.bearer, 'idempotency-key': 'tap-1' },
      )
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await send()).body))
    expect(new Set(answers.map(a => a.id)).size).toBe(1)
    expect(await ana.api.wellness.listCheckIns({})).toHaveLength(1)
  })

  test('another body under the same key is refused and saves nothing', async () => {
    const ana = await app.signUp('ana')
    const key = { ...ana.bearer, 'idempotency-key': 'tap-2' }
    await app.post('/api/check-ins', { mood: 3, energy: 3, notes: null }, key)
    const response = await app.post('/api/check-ins', { mood: 4, energy: 3, notes: null }, key)
    expect([response.status, response.body.code]).toEqual([409, 'idempotency_conflict'])
    expect(await ana.api.wellness.listCheckIns({})).toHaveLength(1)
  })

  test('one person’s key is not another’s', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    for (const person of [ana, ben])
      await app.post(
        '/api/check-ins',
        { mood: 3, energy: 3 },
        { ...person.bearer, 'idempotency-key': 'same' },
      )
    expect(await ben.api.wellness.listCheckIns({})).toHaveLength(1)
  })
})

test('a call that was answered is answered again, even after the consent was taken back', async () => {
  const ana = await app.signUp('ana')
  const key = { ...ana.bearer, 'idempotency-key': 'sent-twice' }
  const first = await app.post('/api/check-ins', { mood: 3, energy: 3 }, key)
  await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
  const again = await app.post('/api/check-ins', { mood: 3, energy: 3 }, key)
  expect([again.status, again.text]).toEqual([201, first.text])
})

test('the limit is the one that TypeScript passes', async () => {
  const ana = await app.signUp('ana')
  const { database } = app.internals
  const deps = { database, rateLimit: createRateLimit(database, 'secret of this test') }
  const save = () =>
    saveCheckIn(deps, ana.id, { mood: 3, energy: 3, notes: null }, null, { attempts: 2, seconds: 60 })
  await save()
  await save()
  await expect(save()).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await ana.api.wellness.listCheckIns({})).toHaveLength(2)
})

test('the sixty-first check-in within a minute is refused', async () => {
  const ana = await app.signUp('ana')
  for (let i = 0; i < 60; i += 1) await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, notes: null })
  const response = await app.post('/api/check-ins', { mood: 3, energy: 3 }, ana.bearer)
  expect(response.status).toBe(429)
  const waitSeconds = Number(response.headers.get('retry-after'))
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(60)
})

test('check-ins saved at once are listed in the order of their days, without a gap between pages', async () => {
  const person = await app.signUp('ana')
  const { database } = app.internals
  const rateLimit = createRateLimit(database, 'secret')
  await Promise.all(
    Array.from({ length: 100 }, () =>
      saveCheckIn({ database, rateLimit }, person.id, { mood: 3, energy: 3, notes: null }, null, {
        attempts: 1_000,
        seconds: 60,
      }),
    ),
  )
  const listed: CheckIn[] = []
  for (let before: string | undefined; ; before = listed.at(-1)?.id) {
    const page = await person.api.wellness.listCheckIns({ limit: 30, before })
    if (page.length === 0) break
    listed.push(...page)
  }
  expect(listed).toHaveLength(100)
  for (const [i, { id, created_at }] of listed.entries()) {
    const older = listed[i + 1]
    if (older) expect([id > older.id, created_at >= older.created_at]).toEqual([true, true])
  }
})

describe('deleting everything', () => {
  test('all notes go and mood and energy stay, then all check-ins go, of nobody else', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    for (const person of [ana, ben]) {
      await person.api.wellness.saveCheckIn({ mood: 2, energy: 4, notes: 'A long day.' })
      await person.api.wellness.saveCheckIn({ mood: 5, energy: 1, notes: null })
    }
    expect(await ana.api.wellness.deleteAllNotes({})).toEqual({ deleted: 1 })
    const kept = await ana.api.wellness.listCheckIns({})
    expect(kept.map(({ mood, energy, notes }) => [mood, energy, notes])).toEqual([
      [5, 1, null],
      [2, 4, null],
    ])
    expect(await ana.api.wellness.deleteAllCheckIns({})).toEqual({ deleted: 2 })
    expect(await ana.api.wellness.deleteAllCheckIns({})).toEqual({ deleted: 0 })
    expect(await ana.api.wellness.listCheckIns({})).toEqual([])
    expect((await ben.api.wellness.listCheckIns({})).map(one => one.notes)).toEqual([null, 'A long day.'])
  })
})
