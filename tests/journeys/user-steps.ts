import { expect, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { NewUser } from './journey.ts'

/** Clears cookies and storage; the session on the server stays. */
export async function clearBrowserSession(page: Page) {
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
