import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { openBrowser } from './browser.ts'
import { startGoogleIssuer, toGoogle } from './google-issuer.ts'
import { testAppForThisTest } from './harness.ts'

test('the privacy policy tells of every cookie that a browser is given', async () => {
  const google = await startGoogleIssuer()
  onTestFinished(() => google.stop())
  const app = await testAppForThisTest({ TRUSTED_PROXIES: '1', ...google.environment })
  const ana = await app.signUp('ana')
  const { otpauth_uri } = await ana.api.account.enableTwoFactor({ password: ana.password })
  await ana.api.account.confirmTwoFactor({ code: authenticatorCode(otpauth_uri) })

  const [newcomer, protectedBrowser, toGoogleBrowser] = [openBrowser(app), openBrowser(app), openBrowser(app)]
  await newcomer.post('/auth/sign-up', {
    full_name: 'Ben Example',
    email: 'ben@people.example',
    password: 'a long enough walk',
  })
  await protectedBrowser.post('/auth/sign-in', { email: ana.email, password: ana.password })
  await toGoogle(toGoogleBrowser)
  const given = [newcomer, protectedBrowser, toGoogleBrowser].flatMap(browser => [...browser.cookies.keys()])
  const names = [...new Set(given)].sort()
  expect(names).toEqual(['waywell-device', 'waywell-session', 'waywell-state', 'waywell-two-factor'])

  const policy = readFileSync('dist/web/support/privacy-policy.html', 'utf8')
  expect(names.filter(name => !policy.includes(`“${name}”`))).toEqual([])
})
