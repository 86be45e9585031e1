import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { exitWithMessage } from './exit-with-message.mjs'
import { tool } from './tool.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
// Small and quick to install, but no browser that people use: it asks for no icon and its pointer never rests.
const SHELL = 'chromium-headless-shell'
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

const PLAYWRIGHT_SHELLS = ['chrome-headless-shell', 'chrome-headless-shell.exe']
const PLAYWRIGHT_PROGRAMS = [
  'chrome',
  'chrome.exe',
  join('Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'),
]
const INSTALL_TIMEOUT_MS = 300_000

/** The path of a Chromium on this machine, a full one before a headless shell, or undefined. */
export function findBrowser(environment = process.env, knownPlaces = KNOWN_PLACES) {
  const onPath = names =>
    (environment.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  const store = environment.PLAYWRIGHT_BROWSERS_PATH ?? playwrightStore()
  return [
    environment.CHROME_PATH,
    ...onPath(NAMES),
    ...knownPlaces,
    ...playwrightsOwn(store, PLAYWRIGHT_PROGRAMS),
    ...onPath([SHELL]),
    ...playwrightsOwn(store, PLAYWRIGHT_SHELLS),
  ].find(isProgram)
}

/** Finds a Chromium or installs one: as root with apt, else the one Playwright brings; or stops with one message. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  process.stderr.write('Installing Chromium for the browser tests … ')
  const installed = installWithApt() || installPlaywrights() ? findBrowser() : undefined
  process.stderr.write(installed ? 'done\n' : 'failed\n')
  return (
    installed ??
    exitWithMessage(
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
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS }).status === 0
}

function playwrightStore() {
  return (
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
    }[process.platform] ?? join(homedir(), '.cache', 'ms-playwright')
  )
}

function playwrightsOwn(store, programs) {
  return foldersIn(store)
    .filter(version => basename(version).startsWith('chromium'))
    .flatMap(foldersIn)
    .flatMap(folder => programs.map(program => join(folder, program)))
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
