import { vi } from 'vitest'

const WAIT_MAX_MS = 15_000

/** Repeats an expectation until it holds; the default of a second is less than a busy machine may take. */
export function waitUntil<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: WAIT_MAX_MS, interval: 50 })
}
