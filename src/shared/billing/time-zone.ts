import * as z from 'zod/mini'

/** Offsets such as "+03:00" mean the opposite to PostgreSQL, so only names are taken. */
const NAME = /^[A-Za-z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+)*$/

function isTimeZone(name: string): boolean {
  if (!NAME.test(name) || name.length > 60) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const TIME_ZONE_MESSAGE = 'Please choose a time zone from the list.'
export const timeZone = z.string().check(z.refine(isTimeZone, TIME_ZONE_MESSAGE))
