import { expect, test } from './journey.ts'
import { clearBrowserSession } from './user-steps.ts'

/** The signed-in routes of the specification. */
const APPLICATION = [
  '/dashboard',
  '/onboarding',
  '/settings',
  '/weekly',
  '/wellness',
  '/wellness/checkin',
  '/wellness/overview',
  '/career/suggestions',
  '/career/skills',
  '/career/resume',
  '/career/ats-optimizer',
  '/career/market-insights',
  '/learning',
  '/chat',
]

/** Where a screen leads that needs a career nobody has chosen yet. */
const WITHOUT_CAREER: Record<string, string> = {
  '/career/skills': '/career/suggestions',
  '/career/resume': '/career/suggestions',
}

// A violation of the policy is an error in the console, which fails every journey.
test('every screen of the application opens under its policy, and for nobody but the signed-in', async ({
  page,
  user,
}) => {
  expect(user.name).toBeTruthy()
  for (const path of APPLICATION) {
    await page.goto(path)
    await expect(page, path).toHaveURL(WITHOUT_CAREER[path] ?? path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  await clearBrowserSession(page)
  for (const path of APPLICATION) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
  }
})
