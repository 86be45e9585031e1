import type { LaunchOptions } from '@playwright/test'

type UseOptions = (options: LaunchOptions) => Promise<void>

/**
 * Options of a file whose browser runs on a machine in this time zone. The `timezoneId` of a context is set for each page
 * from outside: a page that is being left or closed loses it and says UTC, which a new account may then keep as its own.
 */
export function browserInTimeZone(zone: string) {
  return {
    launchOptions: async ({ launchOptions }: { launchOptions: LaunchOptions }, use: UseOptions) =>
      use({ ...launchOptions, env: { ...process.env, TZ: zone } }),
  }
}
