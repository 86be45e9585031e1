import { describe, expect, test } from 'vitest'
import type { Person } from '#tests/harness.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { drainEvents, report, subscriber } from '#tests/subscriber.ts'
import { mailEndingTrials } from './trial-mails.ts'

const { stripe, app } = await startStripeApp()
const other = await app.secondServer()

/** A mail is sent by whichever server takes it from the outbox first. */
async function allMails(person: Person) {
  return (await Promise.all(app.servers().map(server => server.mails(person.email)))).flat()
}

/** Of the mails about the plan, sorted; the one that asks to confirm the address is left out. */
async function subjects(person: Person): Promise<string[]> {
  return (await allMails(person))
    .map(({ subject = '' }) => subject)
    .filter(subject => !/confirm your address/i.test(subject))
    .toSorted()
}

async function mailOf(person: Person, subject: string) {
  const mail = (await allMails(person)).find(one => one.subject === subject)
  if (!mail) throw new Error(`no mail "${subject}"`)
  return mail
}

const FAILED = 'Your payment did not go through'
const STARTED = 'Welcome to Professional'
const ENDED = 'Your Professional plan has ended'

describe('a subscription', () => {
  test('is confirmed once, with price, next payment and how to cancel, however often events come', async () => {
    const ana = await subscriber(app, stripe)
    const events = stripe.account.cancelAtPeriodEnd(ana.customerId)
    await report(app, stripe, [...events, ...stripe.account.resume(ana.customerId), ...events])
    expect(await subjects(ana)).toEqual([STARTED])
    const { text = '' } = await mailOf(ana, STARTED)
    expect(text).toContain('You pay $29.00 a month')
    expect(text).toMatch(/The next payment is due on \w+ \d+, \d{4}\./)
    expect(text).toContain('You can cancel at any time')
    expect(text).not.toContain('unsubscribe')
  })

  test('whose payment failed says until when it stays open, once for each invoice', async () => {
    const ana = await subscriber(app, stripe)
    const failed = stripe.account.failRenewal(ana.customerId)
    await report(app, stripe, failed)
    await report(app, stripe, failed)
    expect(await subjects(ana)).toEqual([STARTED, FAILED])
    expect((await mailOf(ana, FAILED)).text).toMatch(/Professional stays open until \w+ \d+, \d{4}\./)
  })

  test.each([
    ['that has ended', (customer: string) => stripe.account.end(customer)],
    ['that was refunded', (customer: string) => stripe.account.refund(customer)],
    ['that stays unpaid', (customer: string) => stripe.account.giveUpRetries(customer)],
  ])('%s is said once, also when two servers notice', async (_what, happens) => {
    const ana = await subscriber(app, stripe)
    const events = happens(ana.customerId)
    for (const event of events) await Promise.all([stripe.send(app, event), stripe.send(other, event)])
    await drainEvents(app)
    expect(await subjects(ana)).toEqual([STARTED, ENDED])
  })

  test('mails about payments can be switched off; the confirmation of another subscription still comes', async () => {
    const ana = await subscriber(app, stripe)
    await ana.api.billing.updateBilling({ mail_payments: false })
    await report(app, stripe, stripe.account.failRenewal(ana.customerId))
    await report(app, stripe, stripe.account.end(ana.customerId))
    await report(app, stripe, stripe.account.subscribeAgain(ana.customerId))
    expect(await subjects(ana)).toEqual([STARTED, STARTED])
  })
})

describe('a link in a mail', () => {
  test('switches that kind off by a post, not by a look, and never another person’s', async () => {
    const ana = await subscriber(app, stripe)
    const ben = await subscriber(app, stripe)
    await report(app, stripe, stripe.account.failRenewal(ana.customerId))
    const { text = '', headers } = await mailOf(ana, FAILED)
    const url = new URL(/https?:\S+\/mail\/unsubscribe\S+/.exec(text)?.[0] ?? '')
    expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(url.href)
    const path = url.pathname + url.search
    const look = await app.fetch(path)
    expect([look.status, (await look.text()).includes('Switch them off')]).toEqual([200, true])
    expect(await ana.api.billing.getBilling({})).toMatchObject({ mail_payments: true })

    expect((await app.fetch(path, { method: 'POST' })).status).toBe(200)
    expect(await ana.api.billing.getBilling({})).toMatchObject({
      mail_payments: false,
      mail_trial_ending: true,
    })
    for (const forged of [
      path.replace(ana.id, ben.id),
      path.replace('mail_payments', 'mail_trial_ending'),
      '/mail/unsubscribe',
    ])
      expect((await app.fetch(forged, { method: 'POST' })).status).toBe(404)
    expect(await ben.api.billing.getBilling({})).toMatchObject({
      mail_payments: true,
      mail_trial_ending: true,
    })
  })
})

describe('the end of a trial', () => {
  const setEnd = (person: Person, interval: string) =>
    app.sql('update profiles set trial_expires_at = now() + $2::interval where user_id = $1', [
      person.id,
      interval,
    ])
  const run = (server = app) => mailEndingTrials(server.internals.billingDeps, new AbortController().signal)

  test.each([
    ['2 days 1 minute', []],
    ['1 day 23 hours', ['Your Waywell trial ends in 2 days']],
    ['23 hours', ['Your Waywell trial ends in 1 day']],
    ['-1 minute', []],
  ])('in %s is mailed as %j', async (interval, expected) => {
    const ana = await app.signUp()
    await setEnd(ana, interval)
    await run()
    expect(await subjects(ana)).toEqual(expected)
  })

  test('is mailed once, over two servers and many runs, and again when it was moved', async () => {
    const ana = await app.signUp()
    await setEnd(ana, '1 day 12 hours')
    await Promise.all([run(), run(other), run(), run(other)])
    await run()
    expect(await subjects(ana)).toHaveLength(1)
    await setEnd(ana, '1 day 13 hours')
    await run()
    expect(await subjects(ana)).toHaveLength(2)
  })

  test('is not mailed to a subscriber, to whom a plan was granted, or to who switched it off', async () => {
    const payer = await subscriber(app, stripe)
    const granted = await app.signUp()
    await app.sql(`insert into plan_grants (user_id, tier) values ($1, 'enterprise')`, [granted.id])
    const quiet = await app.signUp()
    await quiet.api.billing.updateBilling({ mail_trial_ending: false })
    for (const person of [payer, granted, quiet]) await setEnd(person, '1 day')
    await run()
    expect(await Promise.all([payer, granted, quiet].map(subjects))).toEqual([[STARTED], [], []])
  })
})
