import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most tests wait for the database, not for a core.
    maxWorkers: 2,
    projects: [
      {
        test: {
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
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'db',
          include: ['src/server/**/*.db.test.ts', 'tests/*.db.test.ts'],
          globalSetup: ['tests/postgres.ts'],
          testTimeout: 30_000,
          // Every file starts its own app and database; isolating modules per file took longer than the tests.
          isolate: false,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
