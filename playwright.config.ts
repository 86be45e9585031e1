import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.mjs'

const executablePath = findBrowser()
const launchOptions = executablePath === undefined ? {} : { executablePath }

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: '.cache/journeys',
  // On two cores: a journey waits for its page as often as it computes.
  workers: 3,
  // A journey that needs a second try has a cause; a retry would hide it.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  // Only the journey that goes offline meets the service worker: to the others it would answer what they count or break.
  use: {
    serviceWorkers: 'block',
    // Pictures and page snapshots of every step took a fifth of the time, to be thrown away where nothing fails.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
    // Without limits a press that never works ends as the limit of the whole journey, which does not say where.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    // Where the width decides nothing, a journey is walked once, and where a phone shows more, on the phone.
    { name: 'desktop', grepInvert: /@phone-only/, use: { ...devices['Desktop Chrome'] } },
    // A phone has seven times as many pixels, all drawn by the processor here, and no journey looks at them.
    { name: 'mobile', grep: /@phone/, use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
  ],
})
