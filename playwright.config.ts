import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.mjs'

const executablePath = findBrowser()
const launchOptions = executablePath === undefined ? {} : { executablePath }

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: '.cache/journeys',
  workers: 2,
  // A machine under load may be late once; twice is a fault. What needed the second try is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: { trace: 'on-first-retry', screenshot: 'only-on-failure', launchOptions },
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
