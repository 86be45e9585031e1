import { beforeAll, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { setEmailVerified, signUpVerified } from '#tests/sign-in-setup.ts'
import { sendWeeklyMails } from './send-weekly-mails.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await app.secondServer()
  return () => app.close()
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOTE = 'A private thought'

const run = (now: Date, server = app) =>
  sendWeeklyMails(server.internals.weeklyMailDeps, new AbortController().signal, now)
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

async function subscribed(zone = 'Pacific/Auckland'): Promise<Person> {
  const person = await signUpVerified(app)
  await person.api.account.updateProfile({ time_zone: zone })
  await person.api.account.setConsent({ purpose: 'daily_check_ins', granted: true })
  await person.api.dashboard.setWeeklyMail({ is_on: true })
  return person
}

async function nextAt({ id }: Person): Promise<Date> {
  const [row] = await app.sql<{ next_at: Date }>('select next_at from weekly_mails where user_id = $1', [id])
  if (!row) throw new Error('nothing was chosen')
  return row.next_at
}

const checkInAt = ({ id }: Person, at: Date) =>
  app.sql(
    'insert into check_ins (user_id, id, mood, energy, notes, noted_at) values ($1, gen_random_uuid(), 4, 3, $2, $3)',
    [id, NOTE, at],
  )

/** A mail is sent by whichever server takes it from the outbox first. */
async function weeklyMails({ email }: Person) {
  const mails = await Promise.all(app.servers().map(server => server.mails(email)))
  return mails.flat().filter(({ subject = '' }) => subject.startsWith('Your week'))
}

test('it is off for who never chose; on, it comes on Monday at 8 where the person is', async () => {
  const ana = await signUpVerified(app)
  expect(await ana.api.dashboard.getWeeklyMail({})).toEqual({
    is_on: false,
    mail: 'ready',
    with_check_ins: false,
  })
  const ben = await subscribed('America/Los_Angeles')
  expect(await ben.api.dashboard.getWeeklyMail({})).toMatchObject({ is_on: true, with_check_ins: true })
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric' })
  expect(clock('America/Los_Angeles').format(await nextAt(ben))).toBe('Monday 8 AM')
  await ben.api.account.updateProfile({ time_zone: 'Asia/Kolkata' })
  await run(new Date(Date.now() + 1000))
  expect(clock('Asia/Kolkata').format(await nextAt(ben))).toBe('Monday 8 AM')
})

test('it goes once, over two servers and many runs, holds the week and no note, and again the next week', async () => {
  const ana = await subscribed()
  const first = await nextAt(ana)
  await checkInAt(ana, later(first, -2 * DAY_MS))
  await run(later(first, -1))
  expect(await weeklyMails(ana)).toHaveLength(0)
  await Promise.all([run(first), run(first, other), run(first), run(first, other)])
  await run(later(first, HOUR_MS))
  const [mail, ...more] = await weeklyMails(ana)
  expect(more).toEqual([])
  // In Auckland that Monday is still Sunday in UTC: the week told is the one before, not the one before that.
  expect(mail?.text).toContain('You checked in on one day.')
  expect(mail?.text).toMatch(/Sat 3\.5 {2}Sun –/)
  expect(mail?.html).toContain('<caption')
  expect(mail?.text).not.toContain(NOTE)
  await checkInAt(ana, later(first, DAY_MS))
  await run(await nextAt(ana))
  expect(await weeklyMails(ana)).toHaveLength(2)
})

test('nothing is sent after an empty week, to an unconfirmed address, when off, or on a Tuesday', async () => {
  const people = [await subscribed(), await subscribed(), await subscribed(), await subscribed()] as const
  const [empty, unconfirmed, off, late] = people
  const now = await nextAt(empty)
  for (const person of [unconfirmed, off, late]) await checkInAt(person, later(now, -DAY_MS))
  await checkInAt(empty, later(now, -8 * DAY_MS))
  await setEmailVerified(app, unconfirmed, false)
  await off.api.dashboard.setWeeklyMail({ is_on: false })
  // Until Monday ends it still goes.
  await app.sql('update weekly_mails set next_at = next_at + $2::interval where user_id = $1', [
    late.id,
    '16 hours',
  ])
  await run(now)
  await run(await nextAt(late))
  expect((await Promise.all(people.map(weeklyMails))).map(mails => mails.length)).toEqual([0, 0, 0, 0])
  const onTime = await subscribed()
  await checkInAt(onTime, later(now, -DAY_MS))
  await run(later(now, 15 * HOUR_MS))
  expect(await weeklyMails(onTime)).toHaveLength(1)
})

test('without the consent to check-ins it tells of work alone, and only where there is something', async () => {
  const [learner, other] = [await subscribed(), await subscribed()]
  const now = await nextAt(learner)
  for (const person of [learner, other]) {
    await checkInAt(person, later(now, -DAY_MS))
    await person.api.account.setConsent({ purpose: 'daily_check_ins', granted: false })
  }
  await learner.api.learning.logLearningTime({
    id: crypto.randomUUID(),
    learned_on: later(now, -3 * DAY_MS)
      .toISOString()
      .slice(0, 10),
    minutes: 45,
  })
  await run(now)
  const [mail] = await weeklyMails(learner)
  expect(mail?.text).toContain('You logged 45 min of learning.')
  expect(mail?.text).not.toMatch(/checked in|Mood and energy/)
  expect(await weeklyMails(other)).toHaveLength(0)
})

test('one whose week cannot be read does not keep the others from theirs, and gets it later', async () => {
  const [ana, ben] = [await subscribed(), await subscribed()]
  const [first, second] = ana.id < ben.id ? [ana, ben] : [ben, ana]
  const now = await nextAt(first)
  for (const person of [ana, ben]) await checkInAt(person, later(now, -DAY_MS))
  const { weeklyMailDeps } = app.internals
  const readSummary = (id: string) =>
    id === first.id ? Promise.reject(new Error('unreadable')) : weeklyMailDeps.readSummary(id)
  const warned: string[] = []
  const log = { ...weeklyMailDeps.log, warn: (event: string) => void warned.push(event) }
  await sendWeeklyMails({ ...weeklyMailDeps, readSummary, log }, new AbortController().signal, now)
  expect([await weeklyMails(first), await weeklyMails(second)].map(mails => mails.length)).toEqual([0, 1])
  expect(warned).toEqual(['weekly_mail_failed'])
  await run(now)
  expect(await weeklyMails(first)).toHaveLength(1)
})

test('the link switches it off by a post, not by a look, and never another’s', async () => {
  const [ana, ben] = [await subscribed(), await subscribed()]
  const now = await nextAt(ana)
  await checkInAt(ana, later(now, -DAY_MS))
  await run(now)
  const [mail] = await weeklyMails(ana)
  const url = new URL(/https?:\S+\/mail\/weekly\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(url.href)
  const path = url.pathname + url.search
  expect((await app.fetch(path)).status).toBe(200)
  expect((await app.fetch(path.replace(ana.id, ben.id), { method: 'POST' })).status).toBe(404)
  expect((await app.fetch(path.replace('weekly', 'reminders'), { method: 'POST' })).status).toBe(404)
  for (const person of [ana, ben])
    expect(await person.api.dashboard.getWeeklyMail({})).toMatchObject({ is_on: true })
  expect((await app.fetch(path, { method: 'POST' })).status).toBe(200)
  expect(await ana.api.dashboard.getWeeklyMail({})).toMatchObject({ is_on: false })
  expect(await ben.api.dashboard.getWeeklyMail({})).toMatchObject({ is_on: true })
})
