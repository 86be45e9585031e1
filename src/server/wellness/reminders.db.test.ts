import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'
import { setEmailVerified, signUpVerified } from '#tests/sign-in-setup.ts'
import { getCheckInReminder } from './reminder.ts'
import { sendReminders } from './send-reminders.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await app.secondServer()
  return () => app.close()
})

const HOUR_MS = 3_600_000
const DAILY = { is_on: true, days: [1, 2, 3, 4, 5, 6, 7], hour: 18 }
const SUBJECT = 'A moment to check in, if you like'

const run = (now: Date, server = app) =>
  sendReminders(server.internals.reminderDeps, new AbortController().signal, now)

async function reminded(zone = 'Europe/Berlin'): Promise<Person> {
  const person = await signUpVerified(app)
  await person.api.account.updateProfile({ time_zone: zone })
  await person.api.wellness.setCheckInReminder(DAILY)
  return person
}

async function nextAt({ id }: Person): Promise<Date> {
  const [row] = await app.sql<{ next_at: Date }>(
    'select next_at from check_in_reminders where user_id = $1',
    [id],
  )
  if (!row) throw new Error('no reminder')
  return row.next_at
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** A mail is sent by whichever server takes it from the outbox first. */
async function reminders({ email }: Person) {
  const mails = await Promise.all(app.servers().map(server => server.mails(email)))
  return mails.flat().filter(({ subject }) => subject === SUBJECT)
}

const checkInAt = ({ id }: Person, at: Date) =>
  app.sql(
    'insert into check_ins (user_id, id, mood, energy, noted_at) values ($1, gen_random_uuid(), 3, 3, $2)',
    [id, at],
  )

describe('a choice', () => {
  test('is off for who never made one, is kept, and another’s is not seen', async () => {
    const ana = await signUpVerified(app)
    const ben = await app.signUp('ben')
    expect(await ana.api.wellness.getCheckInReminder({})).toEqual({
      is_on: false,
      by_mail: true,
      days: [1, 2, 3, 4, 5],
      hour: 18,
      mail: 'ready',
      browsers: 0,
      push_key: app.internals.reminderDeps.push.publicKey,
    })
    const saved = await ana.api.wellness.setCheckInReminder({ is_on: true, days: [7, 2, 7], hour: 6 })
    expect(saved).toMatchObject({ is_on: true, by_mail: true, days: [2, 7], hour: 6, mail: 'ready' })
    expect(await ana.api.wellness.getCheckInReminder({})).toEqual(saved)
    expect(await ben.api.wellness.getCheckInReminder({})).toMatchObject({ is_on: false, mail: 'unconfirmed' })
  })

  test('says that mail is off where it is, and then nothing is sent', async () => {
    const ana = await reminded()
    const deps = { ...app.internals.reminderDeps, outbox: null }
    expect(await getCheckInReminder(deps, ana.id)).toMatchObject({ ...DAILY, mail: 'off' })
    await sendReminders(deps, new AbortController().signal, await nextAt(ana))
    expect(await reminders(ana)).toHaveLength(0)
  })
})

describe('a reminder', () => {
  test('goes once, over two servers and many runs, and again the next day', async () => {
    const ana = await reminded()
    const first = await nextAt(ana)
    await run(later(first, -1))
    expect(await reminders(ana)).toHaveLength(0)
    await Promise.all([run(first), run(first, other), run(first), run(first, other)])
    await run(later(first, 5 * 60_000))
    expect(await reminders(ana)).toHaveLength(1)
    expect((await nextAt(ana)).getTime()).toBeGreaterThan(first.getTime() + 22 * HOUR_MS)
    await run(await nextAt(ana))
    expect(await reminders(ana)).toHaveLength(2)
  })

  test('links to the check-in and says nothing of how somebody is', async () => {
    const ana = await reminded()
    await run(await nextAt(ana))
    const [mail] = await reminders(ana)
    expect(mail?.text).toContain('http://localhost:4000/wellness/checkin')
    expect(mail?.text).not.toMatch(/streak|miss|mood|energy|last check-in/i)
  })

  test('is left out on a day with a check-in, also one that ended after midnight; yesterday’s counts for yesterday', async () => {
    const [today, yesterday, night] = [await reminded(), await reminded(), await reminded()]
    const now = await nextAt(today)
    await checkInAt(today, later(now, -10 * HOUR_MS))
    await checkInAt(yesterday, later(now, -23 * HOUR_MS))
    // At 2 in the morning: the evening before.
    await checkInAt(night, later(now, -16 * HOUR_MS))
    await run(now)
    const counts = await Promise.all([today, yesterday, night].map(reminders))
    expect(counts.map(mails => mails.length)).toEqual([0, 1, 1])
    expect((await nextAt(today)).getTime()).toBeGreaterThan(now.getTime())
  })

  test('is not sent without daily check-ins, to an unconfirmed address, when off, or an hour late', async () => {
    const [without, unconfirmed, off, late] = [
      await reminded(),
      await reminded(),
      await reminded(),
      await reminded('Asia/Kolkata'),
    ]
    await without.api.account.updateProfile({ daily_check_ins: false })
    await setEmailVerified(app, unconfirmed, false)
    await off.api.wellness.setCheckInReminder({ ...DAILY, is_on: false })
    await run(await nextAt(without))
    await run(later(await nextAt(late), HOUR_MS))
    const counts = await Promise.all([without, unconfirmed, off, late].map(reminders))
    expect(counts.map(mails => mails.length)).toEqual([0, 0, 0, 0])
    await without.api.account.updateProfile({ daily_check_ins: true })
    await run(await nextAt(without))
    expect(await reminders(without)).toHaveLength(1)
  })

  test('follows the profile to another time zone, and comes once on a day that was begun twice', async () => {
    const ana = await reminded('Pacific/Auckland')
    const there = await nextAt(ana)
    await run(there)
    await ana.api.account.updateProfile({ time_zone: 'America/Los_Angeles' })
    await run(later(there, 5 * 60_000))
    const here = await nextAt(ana)
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', hour: 'numeric' })
    expect(clock.format(here)).toBe('6 PM')
    await run(here)
    expect(await reminders(ana)).toHaveLength(1)
    await run(await nextAt(ana))
    expect(await reminders(ana)).toHaveLength(2)
  })

  test('is due at a chosen moment of the future, also when it is chosen within the hour', async () => {
    const ana = await reminded('UTC')
    const hour = new Date().getUTCHours()
    await ana.api.wellness.setCheckInReminder({ ...DAILY, hour })
    expect((await nextAt(ana)).getTime()).toBeGreaterThan(Date.now())
    await run(new Date())
    expect(await reminders(ana)).toHaveLength(0)
  })
})

describe('a browser', () => {
  const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/'

  /** In place of the makers' push services. */
  function pushStandIn(answerTo: (endpoint: string) => 'sent' | 'gone' | 'failed' = () => 'sent') {
    const rung: string[] = []
    const { reminderDeps } = app.internals
    const send = async (endpoint: string) => {
      rung.push(endpoint)
      return answerTo(endpoint)
    }
    const deps = { ...reminderDeps, push: { ...reminderDeps.push, send } }
    return { rung, run: (now: Date) => sendReminders(deps, new AbortController().signal, now) }
  }

  async function withBrowser(name: string): Promise<Person> {
    const person = await app.signUp()
    await person.api.wellness.addPushSubscription({ endpoint: ENDPOINT + name })
    await person.api.wellness.setCheckInReminder({ ...DAILY, by_mail: false })
    return person
  }

  test('is rung once a day without mail, and not on a day with a check-in', async () => {
    const [ana, ben] = [await withBrowser('ana'), await withBrowser('ben')]
    expect(await ana.api.wellness.getCheckInReminder({})).toMatchObject({ browsers: 1, mail: 'unconfirmed' })
    const { rung, run: runHere } = pushStandIn()
    const now = await nextAt(ana)
    await checkInAt(ben, later(now, -HOUR_MS))
    await runHere(now)
    await runHere(later(now, 5 * 60_000))
    expect(rung.filter(endpoint => /ana|ben/.test(endpoint))).toEqual([`${ENDPOINT}ana`])
    expect(await reminders(ana)).toHaveLength(0)
  })

  test('whose ringing breaks does not keep the others from theirs', async () => {
    const [eve, finn] = [await withBrowser('eve'), await withBrowser('finn')]
    const broken = eve.id < finn.id ? 'eve' : 'finn'
    const { rung, run: runHere } = pushStandIn(endpoint => {
      if (endpoint.endsWith(broken)) throw new Error('broken')
      return 'sent'
    })
    await runHere(await nextAt(eve))
    expect(rung).toEqual(expect.arrayContaining([`${ENDPOINT}eve`, `${ENDPOINT}finn`]))
  })

  test('that is gone is forgotten; one that failed is kept for the next day', async () => {
    const [cleo, dan] = [await withBrowser('cleo'), await withBrowser('dan')]
    const first = pushStandIn(endpoint => (endpoint.endsWith('cleo') ? 'gone' : 'failed'))
    await first.run(await nextAt(cleo))
    expect(first.rung).toEqual(expect.arrayContaining([`${ENDPOINT}cleo`, `${ENDPOINT}dan`]))
    expect((await cleo.api.wellness.getCheckInReminder({})).browsers).toBe(0)
    const again = pushStandIn()
    await again.run(await nextAt(dan))
    expect(again.rung.filter(endpoint => /cleo|dan/.test(endpoint))).toEqual([`${ENDPOINT}dan`])
  })

  test('beyond the tenth takes the place of the oldest; each can be ended alone or all at once', async () => {
    const ana = await app.signUp()
    const { wellness } = ana.api
    for (let count = 1; count <= 11; count += 1) {
      const { browsers } = await wellness.addPushSubscription({ endpoint: `${ENDPOINT}${count}` })
      expect(browsers).toBe(Math.min(count, 10))
    }
    expect(await wellness.deletePushSubscriptions({ endpoint: `${ENDPOINT}1` })).toEqual({ deleted: 0 })
    expect(await wellness.deletePushSubscriptions({ endpoint: `${ENDPOINT}11` })).toEqual({ deleted: 1 })
    expect(await wellness.deletePushSubscriptions({})).toEqual({ deleted: 9 })
  })
})

test('the link switches reminders off by a post, not by a look, and never another’s', async () => {
  const [ana, ben] = [await reminded(), await reminded()]
  await run(await nextAt(ana))
  const [mail] = await reminders(ana)
  const url = new URL(/https?:\S+\/mail\/reminders\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toContain(url.href)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const path = url.pathname + url.search
  const look = await app.fetch(path)
  expect([look.status, (await look.text()).includes('Switch them off')]).toEqual([200, true])
  expect((await app.fetch(path.replace(ana.id, ben.id), { method: 'POST' })).status).toBe(404)
  for (const person of [ana, ben])
    expect(await person.api.wellness.getCheckInReminder({})).toMatchObject({ is_on: true })

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await app.fetch(path, { method: 'POST', body })).status).toBe(200)
  expect(await ana.api.wellness.getCheckInReminder({})).toMatchObject({
    ...DAILY,
    is_on: false,
    mail: 'ready',
  })
  expect(await ben.api.wellness.getCheckInReminder({})).toMatchObject({ is_on: true })
  await run(await nextAt(ana))
  expect(await reminders(ana)).toHaveLength(1)
})
