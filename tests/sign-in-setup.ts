import { authenticatorCode } from './authenticator.ts'
import { type Person, signedIn, type TestApp } from './harness.ts'

export type TwoFactorPerson = Person & { uri: string; recoveryCodes: string[] }

/** Switches two-factor on; answers the person with the new session, as the old one has ended. */
export async function enableTwoFactor(app: TestApp, person: Person): Promise<TwoFactorPerson> {
  const made = await person.api.account.enableTwoFactor({ password: person.password })
  const session = await person.api.account.confirmTwoFactor({ code: authenticatorCode(made.otpauth_uri) })
  return {
    ...person,
    session,
    ...signedIn(app.url, session.access_token),
    uri: made.otpauth_uri,
    recoveryCodes: made.recovery_codes,
  }
}

/** Someone whose address is confirmed. */
export async function signUpVerified(app: TestApp, name?: string): Promise<Person> {
  const person = await app.signUp(name)
  await setEmailVerified(app, person, true)
  return person
}

export async function setEmailVerified(app: TestApp, { id }: Person, isVerified: boolean): Promise<void> {
  await app.sql('update auth.users set email_verified = $2 where id = $1', [id, isVerified])
}

/** The secret in the newest mail whose link leads to this page; empty when there is none. */
export async function mailedToken(app: TestApp, email: string, page: string): Promise<string> {
  for (const mail of await app.mails(email)) {
    const link = /http:\/\/localhost:4000(\/[\w-]+)#\S*token=([\w-]+)/.exec(mail.text ?? '')
    if (link?.[1] === page) return link[2] ?? ''
  }
  return ''
}

/** The newest sign-in code that was mailed. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const mails = await app.mails(email)
  return mails.map(mail => /^\d{6}/.exec(mail.subject ?? '')?.[0]).find(Boolean) ?? ''
}
