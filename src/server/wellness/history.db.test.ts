import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const at = (day: string) => new Date(`${day}T08:00:00Z`).toISOString()

test('a check-in for an earlier day stands at that day, in the list and in the history', async () => {
  const { wellness } = (await app.signUp('ana')).api
  const today = await wellness.saveCheckIn({ mood: 4, energy: 5 })
  const older = await wellness.saveCheckIn({ mood: 1, energy: 2, noted_at: at('2025-03-02') })
  const oldest = await wellness.saveCheckIn({ mood: 2, energy: 3, noted_at: at('2025-03-01') })
  const listed = await wellness.listCheckIns({ limit: 2 })
  expect(listed).toEqual([today, older])
  expect(await wellness.listCheckIns({ before: older.id })).toEqual([oldest])
  expect(await wellness.listCheckIns({ until: at('2025-03-02') })).toEqual([older, oldest])
  expect(await wellness.listCheckIns({ until: '2025-03-02T07:59:59Z' })).toEqual([oldest])
  expect(Date.parse(older.noted_at)).toBe(Date.parse(at('2025-03-02')))
  expect(Date.parse(older.created_at)).toBeGreaterThan(Date.parse(today.created_at) - 1)

  const { seconds, answers } = await wellness.getHistory({})
  expect(answers).toBe('451223')
  expect(seconds.slice(1)).toEqual([
    Math.floor(Date.parse(today.noted_at) / 1000) - Date.parse(at('2025-03-02')) / 1000,
    24 * 3600,
  ])
})

test('paging goes on where it was, though the last of the page was deleted', async () => {
  const { wellness } = (await app.signUp('ana')).api
  for (const mood of [1, 2, 3]) await wellness.saveCheckIn({ mood, energy: 3 })
  const [, second] = await wellness.listCheckIns({ limit: 2 })
  await wellness.deleteCheckIn({ id: second?.id ?? '' })
  expect((await wellness.listCheckIns({ before: second?.id })).map(one => one.mood)).toEqual([1])
})

test('noted in the future is noted now; before the year 2000 is refused', async () => {
  const ana = await app.signUp('ana')
  const saved = await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, noted_at: '2199-01-01T00:00:00Z' })
  expect(saved.noted_at).toBe(saved.created_at)
  const early = { mood: 3, energy: 3, noted_at: '1999-12-31T23:59:59Z' }
  const refused = await app.post('/api/check-ins', early, ana.bearer)
  expect([refused.status, refused.body.message]).toEqual([422, 'Please choose a day after 1999'])
})

test('the same client id is the same check-in: for two tabs at once, under any key, and after an edit', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  const entry = { mood: 3, energy: 2, notes: 'on the train', client_id: crypto.randomUUID() }
  const send = () =>
    app.post('/api/check-ins', entry, { ...ana.bearer, 'idempotency-key': crypto.randomUUID() })
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const [only] = await ana.api.wellness.listCheckIns({})
  await ana.api.wellness.updateCheckIn({ id: only?.id ?? '', mood: 5, energy: 5 })
  expect((await send()).body).toMatchObject({ id: only?.id, mood: 5 })
  expect(await ana.api.wellness.listCheckIns({})).toHaveLength(1)
  // Somebody else's device may have made the same one.
  await ben.api.wellness.saveCheckIn(entry)
  expect(await ben.api.wellness.listCheckIns({})).toHaveLength(1)
})

test('what two devices wrote offline arrives once each, in the order it was written, whoever is back first', async () => {
  const { wellness } = (await app.signUp('ana')).api
  const written = (minute: number) => ({
    mood: 3,
    energy: 3,
    notes: `minute ${minute}`,
    client_id: crypto.randomUUID(),
    noted_at: `2026-03-02T08:0${minute}:00.000Z`,
  })
  const [phone, tablet] = [[1, 3, 5].map(written), [2, 4].map(written)]
  const send = async (device: typeof phone) => {
    for (const one of device) await wellness.saveCheckIn(one)
  }
  await send(tablet)
  // The tablet did not hear the answer, and sends again while the phone begins.
  await Promise.all([send(phone), send(tablet)])
  const listed = await wellness.listCheckIns({ limit: 10 })
  expect(listed.map(({ notes }) => notes)).toEqual([5, 4, 3, 2, 1].map(minute => `minute ${minute}`))
})

test('an edit changes what it names, needs the consent, and leaves the day where it was', async () => {
  const ana = await app.signUp('ana')
  const { wellness } = ana.api
  const { id, noted_at, created_at } = await wellness.saveCheckIn({
    mood: 1,
    energy: 1,
    notes: 'before',
    noted_at: at('2026-01-05'),
  })
  const edited = await wellness.updateCheckIn({ id, mood: 4, energy: 5, notes: ' after ' })
  expect(edited).toEqual({ id, mood: 4, energy: 5, notes: 'after', noted_at, created_at })
  await wellness.updateCheckIn({ id, mood: 4, energy: 5, notes: '', noted_at: at('2026-01-06') })
  expect(await wellness.getCheckIn({ id })).toMatchObject({ notes: null, mood: 4 })
  expect(Date.parse((await wellness.getCheckIn({ id })).noted_at)).toBe(Date.parse(at('2026-01-06')))
  await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
  await expect(wellness.updateCheckIn({ id, mood: 1, energy: 1 })).rejects.toMatchObject({
    code: 'consent_withdrawn',
  })
  expect(await wellness.getCheckIn({ id })).toMatchObject({ mood: 4 })
})

test('a deleted check-in is gone from the database, and comes back as it was, once, to its owner alone', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  const saved = await ana.api.wellness.saveCheckIn({ mood: 2, energy: 3, notes: 'Zoë “quoted”' })
  const { undo } = await ana.api.wellness.deleteCheckIn({ id: saved.id })
  expect(await app.sql('select id from check_ins where user_id = $1', [ana.id])).toEqual([])
  const token = (whole: string) => ({ undo: whole })
  await expect(ben.api.wellness.restoreCheckIn(token(undo))).rejects.toMatchObject({ code: 'not_found' })
  // Taking consent back stops new check-ins; this one was kept under it.
  await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
  expect(await ana.api.wellness.restoreCheckIn(token(undo))).toEqual(saved)
  expect(await ana.api.wellness.restoreCheckIn(token(undo))).toEqual(saved)
  expect(await ana.api.wellness.listCheckIns({})).toEqual([saved])
  await expect(ana.api.wellness.restoreCheckIn(token(`${undo}x`))).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('nobody reads, changes, deletes, finds or exports what is another’s', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  const { id } = await ben.api.wellness.saveCheckIn({ mood: 1, energy: 1, notes: 'Ben’s alone' })
  const { wellness } = ana.api
  for (const attempt of [
    () => wellness.getCheckIn({ id }),
    () => wellness.updateCheckIn({ id, mood: 5, energy: 5 }),
    () => wellness.deleteCheckIn({ id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect(await wellness.searchCheckIns({ words: 'alone' })).toEqual([])
  expect(await wellness.exportCheckIns({})).toEqual([])
  expect(await wellness.getHistory({})).toEqual({ seconds: [], answers: '' })
  expect(await ben.api.wellness.exportCheckIns({})).toMatchObject([{ id, mood: 1, notes: 'Ben’s alone' }])
})

test('a search finds words in any case, as they are written, newest first', async () => {
  const { wellness } = (await app.signUp('ana')).api
  for (const notes of ['Lunch with Marta', null, '100% done_', 'marta stayed late'])
    await wellness.saveCheckIn({ mood: 3, energy: 3, notes })
  const found = async (words: string) => (await wellness.searchCheckIns({ words })).map(one => one.notes)
  expect(await found(' MARTA ')).toEqual(['marta stayed late', 'Lunch with Marta'])
  expect(await found('0% done_')).toEqual(['100% done_'])
  expect(await found('%')).toEqual(['100% done_'])
})

test('ten years of daily check-ins come in one answer under 60 KB', async () => {
  const ana = await app.signUp('ana')
  await app.sql(
    `insert into check_ins (user_id, id, mood, energy, notes, noted_at)
     select $1, gen_random_uuid(), 1 + n % 5, 1 + n % 4, repeat('x', 200), now() - make_interval(days => n, secs => n * 7 % 40000)
     from generate_series(1, 3650) n`,
    [ana.id],
  )
  const answer = await app.fetch('/api/check-in-history', { headers: ana.bearer })
  const text = await answer.text()
  expect(Buffer.byteLength(text)).toBeLessThan(60_000)
  expect(JSON.parse(text).seconds).toHaveLength(3650)
})
