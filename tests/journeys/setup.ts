import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/setup/build.mjs'
import { ROOT, RUNNING_APP_FILE, type RunningApp } from './running-app-file.ts'
import { startServer } from './start-server.ts'

/** One product for all journeys, stopped after the last one. */
export default async function setUp() {
  await ensureBuilt()
  const { url, dataDir, stop } = await startServer()
  const note: RunningApp = { url, dataDir }
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  await writeFile(RUNNING_APP_FILE, JSON.stringify(note))
  return stop
}
