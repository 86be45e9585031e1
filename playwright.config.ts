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
  // Only the journey that goes offline meets the service worker: to the others it would answer what they count or break.
  use: {
    serviceWorkers: 'block',
    // Pictures and page snapshots of every step took a fifth of the time, to be thrown away where nothing fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
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
        'career-tools',
        'resume',
        'billing-look',
        'plans',
        'stripe',
        'pricing',
        'plan-settings',
        'dev-pages',
        'site',
        'site-axe',
        'site-keyboard',
        'site-weight',
        'site-without-script',
        'support',
        'robust',
        'scripts-stay-text',
        'offline',
        'hundred-days',
        'keyboard',
      ].map(name => `${name}.spec.ts`),
    },
  ],
})
