import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { stopWith } from './stop-with.mjs'
import { tool } from './tool.mjs'

// Without a window it starts sooner and needs less; the journeys never look at one.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const PLAYWRIGHT_PROGRAMS = [
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'chrome',
  'chrome.exe',
  join('Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'),
]
const PATIENCE_MS = 300_000

/** The path of a Chromium on this machine, or undefined. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name)))
  return [process.env.CHROME_PATH, ...onPath, ...KNOWN_PLACES, ...playwrightsOwn()].find(isProgram)
}

/** Finds a Chromium or installs one: as root with apt, else the one Playwright brings; or stops with one sentence. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stderr.write('Installing Chromium for the browser tests … ')
  const installed = installWithApt() || installPlaywrights() ? findBrowser() : undefined
  process.stderr.write(installed ? 'done\n' : 'failed\n')
  return (
    installed ??
    stopWith(
      'The browser tests need Chromium or Chrome, and none was found: install one, or set CHROME_PATH to its program.',
    )
  )
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = name => apt('install', '--no-install-recommends', name)
  return install(SHELL) || (apt('update') && (install(SHELL) || install('chromium')))
}

function installPlaywrights() {
  const args = [tool('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium']
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0
}

function playwrightsOwn() {
  const store =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache', 'ms-playwright')
  return foldersIn(store)
    .filter(version => basename(version).startsWith('chromium'))
    .flatMap(foldersIn)
    .flatMap(folder => PLAYWRIGHT_PROGRAMS.map(program => join(folder, program)))
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(folder, entry.name))
}

function isProgram(path) {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
