import { defineConfig } from 'vitest/config'

/** Long enough for a machine that does other things beside: what never comes still fails, and what comes late does not. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } }

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
          exclude: ['**/*.db.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'web',
          setupFiles: ['tests/web-setup.ts'],
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
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
