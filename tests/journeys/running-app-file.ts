import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')
export const RUNNING_APP_FILE = join(ROOT, '.cache', 'journeys.json')

/** Where the product of this run answers and keeps its data. */
export type RunningApp = { url: string; dataDir: string }

export function runningApp(): RunningApp {
  return JSON.parse(readFileSync(RUNNING_APP_FILE, 'utf8'))
}
