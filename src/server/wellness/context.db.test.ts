import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVENTS_MAX } from '#shared/wellness/career-event.ts'
import { NO_CONTEXT } from '#shared/wellness/context.ts'
import { startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const CONTEXT = {
  drained: ['Short sleep'],
  gave_energy: ['Marta'],
  sleep_hours: 4.5,
  work_hours: 12,
  ease: 2,
}

test('a context comes back with its check-in everywhere, and is not there where nothing was added', async () => {
  const { wellness } = (await app.signUp('ana')).api
  const plain = await wellness.saveCheckIn({ mood: 3, energy: 3, context: {} })
  expect(plain).not.toHaveProperty('context')
  const saved = await wellness.saveCheckIn({ mood: 2, energy: 1, notes: 'late', context: CONTEXT })
  expect(saved.context).toEqual(CONTEXT)
  const { id } = saved
  expect(await wellness.getCheckIn({ id })).toEqual(saved)
  expect(await wellness.listCheckIns({})).toEqual([saved, plain])
  expect(await wellness.searchCheckIns({ words: 'late' })).toEqual([saved])
  expect(await wellness.exportCheckIns({})).toEqual([plain, saved])
})

test('an edit without a context leaves it, with another replaces it, with an empty one takes it away; undo brings it back', async () => {
  const { wellness } = (await app.signUp('ana')).api
  const { id } = await wellness.saveCheckIn({ mood: 2, energy: 1, context: CONTEXT })
  expect((await wellness.updateCheckIn({ id, mood: 4, energy: 4 })).context).toEqual(CONTEXT)
  const other = { ...NO_CONTEXT, ease: 5 }
  expect((await wellness.updateCheckIn({ id, mood: 4, energy: 4, context: { ease: 5 } })).context).toEqual(
    other,
  )
  const { undo } = await wellness.deleteCheckIn({ id })
  expect((await wellness.restoreCheckIn({ undo })).context).toEqual(other)
  expect(await wellness.updateCheckIn({ id, mood: 4, energy: 4, context: null })).not.toHaveProperty(
    'context',
  )
})

test('the same client id keeps the first context, however often it is sent', async () => {
  const { wellness } = (await app.signUp('ana')).api
  const entry = { mood: 3, energy: 3, client_id: crypto.randomUUID(), context: CONTEXT }
  const first = await wellness.saveCheckIn(entry)
  expect(await wellness.saveCheckIn(entry)).toEqual(first)
})

test('context and events are deleted on their own, and everything else stays', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  for (const { api } of [ana, ben]) {
    await api.wellness.saveCheckIn({ mood: 2, energy: 1, notes: 'kept', context: CONTEXT })
    await api.wellness.saveCheckIn({ mood: 2, energy: 1 })
    await api.wellness.saveCareerEvent({ title: 'New job', happened_on: '2026-02-01' })
  }
  expect(await ana.api.wellness.deleteAllContext({})).toEqual({ deleted: 1 })
  expect(await ana.api.wellness.deleteAllCareerEvents({})).toEqual({ deleted: 1 })
  expect(await ana.api.wellness.listTags({})).toEqual({ drained: [], gave_energy: [] })
  expect((await ana.api.wellness.listCheckIns({})).map(one => one.notes)).toEqual([null, 'kept'])
  expect(await ben.api.wellness.listTags({})).toEqual({ drained: ['Short sleep'], gave_energy: ['Marta'] })
  expect(await ben.api.wellness.listCareerEvents({})).toHaveLength(1)
})

test('tags are offered most used first, and effects count days in the person’s time zone', async () => {
  const ana = await app.signUp('ana')
  await ana.api.account.updateProfile({ time_zone: 'America/New_York' })
  const tag = (name: string, noted_at: string) =>
    ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, noted_at, context: { drained: [name] } })
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
  await tag('pager', `${day}T12:00:00Z`)
  // The evening before there.
  await tag('Meetings', `${day}T03:00:00Z`)
  await tag('meetings', `${day}T02:00:00Z`)
  expect((await ana.api.wellness.listTags({})).drained).toEqual(['Meetings', 'pager'])
  const { effects } = await ana.api.wellness.getTagEffects({})
  expect(effects.map(({ tag: name, days, other_days }) => [name, days, other_days])).toEqual([
    ['Meetings', 1, 1],
    ['pager', 1, 1],
  ])
})

test('effects belong to a plan; tags, context and events do not', async () => {
  const ana = await app.signUp('ana')
  await app.sql(`update profiles set trial_expires_at = now() - interval '1 day' where user_id = $1`, [
    ana.id,
  ])
  await expect(ana.api.wellness.getTagEffects({})).rejects.toMatchObject({ code: 'upgrade_required' })
  expect((await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3, context: CONTEXT })).context).toEqual(
    CONTEXT,
  )
  expect(await ana.api.wellness.listTags({})).toMatchObject({ drained: ['Short sleep'] })
})

test('events are listed oldest first, belong to one person, and are not kept where daily check-ins are off', async () => {
  const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
  const { wellness } = ana.api
  const later = await wellness.saveCareerEvent({ title: ' New manager ', happened_on: '2026-09-01' })
  const earlier = await wellness.saveCareerEvent({ title: 'New job', happened_on: '2026-02-01' })
  expect(later.title).toBe('New manager')
  expect(await wellness.listCareerEvents({})).toEqual([earlier, later])
  expect(await ben.api.wellness.listCareerEvents({})).toEqual([])
  await expect(ben.api.wellness.deleteCareerEvent({ id: later.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await wellness.deleteCareerEvent({ id: later.id })).toEqual({ deleted: 1 })
  await ana.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
  const refused = wellness.saveCareerEvent({ title: 'Rejection', happened_on: '2026-09-01' })
  await expect(refused).rejects.toMatchObject({ code: 'consent_withdrawn' })
  expect(await wellness.listCareerEvents({})).toEqual([earlier])
})

test('an account holds so many events and no more', async () => {
  const ana = await app.signUp('ana')
  await app.sql(
    `insert into career_events (user_id, id, title, happened_on)
     select $1, gen_random_uuid(), 'New project', date '2020-01-01' + n from generate_series(1, $2::int) n`,
    [ana.id, EVENTS_MAX - 1],
  )
  const event = { title: 'One more', happened_on: '2026-01-01' }
  await ana.api.wellness.saveCareerEvent(event)
  await expect(ana.api.wellness.saveCareerEvent(event)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await ana.api.wellness.listCareerEvents({})).toHaveLength(EVENTS_MAX)
})
