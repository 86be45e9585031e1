import { defineConfig } from 'vitest/config'

/** Long enough for a machine that does other things beside: what never comes still fails, and what comes late does not. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }

/** Whole evaluations, texts made at random and databases that are started and killed: `npm run test:quick` leaves them out. */
const SLOW = [
  'scripts/eval/**/*.test.ts',
  'tests/engine-any-text.test.ts',
  'src/server/platform/database/embedded/{start-embedded-postgres,folder-lock}.test.ts',
]

export default defineConfig({
  test: {
    // On two cores: most tests wait for the database or for a limit to pass.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'unit',
          include: [
            'src/{shared,engine,server}/**/*.test.ts',
            '{scripts,knowledge/build}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', ...SLOW],
          isolate: false,
        },
      },
      { test: { ...LIMITS, name: 'slow', include: SLOW, isolate: false } },
      {
        test: {
          ...LIMITS,
          name: 'web',
          setupFiles: ['tests/web-setup.ts'],
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A context for each file instead of a process: the document is loaded once, which took longer than the tests.
          pool: 'vmThreads',
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'db',
          include: ['src/server/**/*.db.test.ts', 'tests/*.db.test.ts'],
          globalSetup: ['tests/postgres.ts'],
          // Every file starts its own app and database; isolating modules per file took longer than the tests.
          isolate: false,
        },
      },
    ],
  },
})
