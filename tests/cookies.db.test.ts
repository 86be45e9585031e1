import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startTestAppWithGoogle, toGoogle } from './google-issuer.ts'
import { enableTwoFactor } from './sign-in-setup.ts'

test('the privacy policy tells of every cookie that a browser is given', async () => {
  const { app } = await startTestAppWithGoogle()
  onTestFinished(() => app.close())
  const ana = await enableTwoFactor(app, await app.signUp('ana'))

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
