import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import * as z from 'zod/mini'
import { endTrialOf } from '#tests/end-trial.ts'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'
import { queryAsSuperuser } from '#tests/query-as-superuser.ts'
import type { NewUser } from './journey.ts'
import { runningApp } from './running-app-file.ts'

/** Clears cookies and storage; the session on the server stays. */
export async function clearBrowserSession(page: Page) {
  // The answer of a refresh that is still under way would bring the cookie back.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

export async function typeSignIn(page: Page, { email, password }: Pick<NewUser, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Calls the API as the person who is signed in on the page. */
export async function callApi(page: Page, method: string, path: string, data: unknown) {
  const call = await openApi(page)
  return call(method, path, data)
}

/** The same for many calls: the token is asked for once. */
export async function openApi(page: Page) {
  const { origin } = new URL(page.url())
  const refreshed = await page.request.post('/auth/refresh', { headers: { origin }, data: {} })
  const { access_token } = await refreshed.json()
  return async (method: string, path: string, data: unknown) => {
    const answer = await page.request.fetch(path, {
      method,
      headers: { origin, authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() },
      data,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer
  }
}

/** All four steps of the onboarding at once. */
export function answerOnboarding(page: Page, name: string) {
  return callApi(page, 'PUT', '/api/onboarding', { ...NURSE_ANSWERS, full_name: name })
}

/** Puts the end of somebody's trial into the past. */
export function endTrial(email: string) {
  return endTrialOf(runningApp().dataDir, email)
}

/** As if so many messages had been written in every conversation of somebody. */
export async function setMessageCount(email: string, count: number) {
  await queryAsSuperuser(
    runningApp().dataDir,
    'update conversations set message_count = $2 where user_id = (select id from auth.users where email = $1)',
    [email, count],
  )
}

/**
 * Lets days pass for one person: everything they left lies so many days further back, as if the clocks of server, database and
 * browser had been put forward together. Only the session stays, as if they had come in between.
 */
export async function passDays(email: string, days: number) {
  const rows = await queryAsSuperuser(runningApp().dataDir, STATEMENTS_TO_PASS_DAYS, [email, days])
  const statements = z.array(z.object({ statement: z.string() })).parse(rows)
  expect(statements.length).toBeGreaterThan(5)
  await queryAsSuperuser(runningApp().dataDir, statements.map(({ statement }) => statement).join(';\n'))
}

/** Every time and day of every table that knows a person; the month of an allowance follows from the present one. */
const STATEMENTS_TO_PASS_DAYS = `
  select format('update public.%I set %s where user_id = %L', c.table_name,
    string_agg(format('%1$I = %1$I - %2$s', c.column_name,
      case c.data_type when 'date' then $2::int::text else format('interval %L', $2::int || ' days') end), ', '),
    person.id) as statement
  from (select id from auth.users where email = $1) person, information_schema.columns c
  join information_schema.columns o
    on o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'user_id'
  where c.table_schema = 'public' and c.data_type in ('timestamp with time zone', 'date') and c.column_name <> 'month'
  group by c.table_name, person.id`

/** Delays requests to an address until the returned function is called. */
export async function delayRoute(page: Page, address: string): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await answer.promise
    await route.continue()
  })
  return answer.resolve
}

/** The newest mail whose subject fits, once it has come. */
export async function waitForMail(mails: () => Promise<Email[]>, subject: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      text = (await mails()).findLast(mail => subject.test(mail.subject ?? ''))?.text ?? ''
      return text
    })
    .not.toBe('')
  return text
}

export function pathOfLink(text: string): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  return url.slice(new URL(url).origin.length)
}
