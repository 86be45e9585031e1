import type { Engine } from '#engine/engine.ts'
import { resolvePlace } from '#engine/market/resolve-place.ts'
import { HELP_PLACES, type HelpPlaceId, helpPlaceOfZone } from '#shared/safety/helplines.ts'
import type { CoachPerson } from './coach-person.ts'

/** Where the numbers that somebody can call are: by the clock of their profile, else by the place it names. Null where nobody knows. */
export function helpPlaceOf(engine: Engine, { timeZone, profile }: CoachPerson): HelpPlaceId | null {
  if (timeZone && NAMES_A_PLACE.test(timeZone)) return helpPlaceOfZone(timeZone)
  const location = profile?.location?.trim()
  if (!location) return null
  const place = resolvePlace(engine.career.places(), location)
  const { country } = place
  if (country === null) return null
  return HELP_PLACES.find(({ id }) => id === country)?.id ?? (ANSWER_112.includes(country) ? 'EU' : 'other')
}

/** A browser that keeps its place private says UTC. */
const NAMES_A_PLACE = /^(?!Etc\/)\w+\//u

/** Codes of countries in which 112 is answered. */
const ANSWER_112 =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IT LV LT LU MT NL NO PL PT RO SK SI ES SE CH'.split(' ')
