import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JOURNEY_NOTE, type JourneyNote, ROOT } from './running-app-file.ts'
import { startProduct } from './start-server.ts'

/** One product for all journeys, stopped after the last one. */
export default async function setUp() {
  const { url, dataDir, stop } = await startProduct()
  const note: JourneyNote = { url, dataDir }
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await writeFile(JOURNEY_NOTE, JSON.stringify(note))
  return stop
}
