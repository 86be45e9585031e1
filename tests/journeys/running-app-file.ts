import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')
export const JOURNEY_NOTE = join(ROOT, '.cache', 'journeys.json')

/** Where the product of this run answers and keeps its data. */
export type JourneyNote = { url: string; dataDir: string }

export function journeyNote(): JourneyNote {
  return JSON.parse(readFileSync(JOURNEY_NOTE, 'utf8'))
}
