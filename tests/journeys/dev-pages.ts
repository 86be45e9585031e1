import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from './journey.ts'
import { ROOT, runningApp } from './running-app-file.ts'
import { freePort } from './start-server.ts'

/** For pages that are not in the build: they come from where `npm run dev` has them. */
export const devTest = test.extend<object, { devUrl: string }>({
  devUrl: [
    async ({ browserName: _browser }, use) => {
      const { url, stop } = await startDevPages()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ devUrl }, use) => use(devUrl),
})

/** The pages as `npm run dev` serves them, before the server of this run. */
async function startDevPages(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const serverPort = new URL(runningApp().url).port
  const pages = spawn(process.execPath, ['scripts/dev/web.ts', String(port), serverPort], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (pages.exitCode !== null) throw new Error('The pages for developers stopped at their start.')
    const ready = await fetch(`${url}/src/web/main.tsx`).then(
      response => response.ok,
      () => false,
    )
    if (ready) break
    await sleep(100)
  }
  const stop = async () => {
    const exited = once(pages, 'exit')
    pages.kill('SIGTERM')
    await exited
  }
  return { url, stop }
}
