import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waywell-browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A machine that has these programs, and nothing where browsers are usually installed. */
function machineWith(...programs: string[]) {
  for (const program of programs) {
    mkdirSync(join(folder, program, '..'), { recursive: true })
    writeFileSync(join(folder, program), '', { mode: 0o755 })
  }
  const found = findBrowser(
    {
      PATH: [join(folder, 'first'), join(folder, 'second')].join(delimiter),
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
    },
    [],
  )
  return found?.slice(folder.length + 1)
}

test('a full browser is taken before a headless shell, wherever on the path they are', () => {
  expect(machineWith('first/chromium-headless-shell', 'second/google-chrome')).toBe('second/google-chrome')
})

test('Playwright’s own full browser too is taken before a shell', () => {
  const own = 'playwright/chromium-1/chrome-linux/chrome'
  expect(machineWith('first/chromium-headless-shell', own)).toBe(own)
})

test('a headless shell will do where there is nothing else', () => {
  expect(machineWith('second/chromium-headless-shell')).toBe('second/chromium-headless-shell')
  rmSync(join(folder, 'second'), { recursive: true })
  const own = 'playwright/chromium_headless_shell-1/chrome-linux/chrome-headless-shell'
  expect(machineWith(own)).toBe(own)
})

test('without any there is none, and CHROME_PATH comes before all', () => {
  expect(machineWith()).toBeUndefined()
  writeFileSync(join(folder, 'mine'), '', { mode: 0o755 })
  expect(findBrowser({ CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'))
})
