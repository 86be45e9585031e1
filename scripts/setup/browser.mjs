import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stopWith } from './stop-with.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
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

/** The path of a Chromium on this machine, or undefined. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name)))
  return [process.env.CHROME_PATH, ...onPath, ...KNOWN_PLACES, ...playwrightsOwn()].find(isProgram)
}

/** Finds a Chromium or, as root on a system with apt, installs it; else stops with one sentence. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium with apt … ')
    const installed = installWithApt() ? findBrowser() : undefined
    process.stderr.write(installed ? 'done\n' : 'failed\n')
    if (installed !== undefined) return installed
  }
  return stopWith(
    'The browser tests need Chromium or Chrome, and none was found: install one, or set CHROME_PATH to its program.',
  )
}

function installWithApt() {
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '--no-install-recommends', 'chromium')
  return install() || (apt('update') && install())
}

function playwrightsOwn() {
  const store =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(store)) return []
  const program = {
    darwin: ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    win32: ['chrome-win', 'chrome.exe'],
  }[process.platform] ?? ['chrome-linux', 'chrome']
  return readdirSync(store)
    .filter(name => name.startsWith('chromium-'))
    .map(name => join(store, name, ...program))
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
