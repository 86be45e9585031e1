import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.mjs'

const executablePath = findBrowser()
const launchOptions = executablePath === undefined ? {} : { executablePath }

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: '.cache/journeys',
  workers: 2,
  // A journey that needs a second try has a cause; a retry would hide it.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure', launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] } },
    {
      name: 'mobile',
      use: { ...devices['Pixel 7'] },
      // What these walk through does not depend on the width.
      testIgnore: [
        'google',
        'missing-chunk',
        'accounts',
        'application',
        'security',
        'signed-in-start',
        'dev-pages',
        'site',
        'site-axe',
        'site-keyboard',
        'site-weight',
        'site-without-script',
        'support',
        'scripts-stay-text',
      ].map(name => `${name}.spec.ts`),
    },
  ],
})
