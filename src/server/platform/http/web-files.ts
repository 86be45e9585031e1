import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  fillPlaceholders,
  hasPlaceholder,
  type Installation,
  mayHavePlaceholders,
} from '#shared/installation.ts'
import { type WebManifest, webManifest } from '#shared/web-manifest.ts'

type WebAnswer = { status: number; headers: Record<string, string>; body: Bytes }
export type WebFiles = {
  get(path: string, asked: { acceptEncoding: string; ifNoneMatch: string }): WebAnswer
  /** Compresses what was filled in, once, after the server listens; until a page has its turn it goes out plain. */
  compressPages(): Promise<void>
}

type Bytes = Uint8Array<ArrayBuffer>
/** One form of a file that can be sent as it is. */
type Variant = { encoding: string | null; body: Bytes; etag: string }
/** Best first; a file that was filled in gets its compressed forms later. */
type FileVariants = { variants: readonly Variant[]; isFilledIn: boolean }
type Served = { status: number; headers: Record<string, string>; file: FileVariants }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}
/** Best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const MANIFEST = 'manifest.json'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const NOTHING = new Uint8Array(0)
/** The best quality takes fifty times as long, 3.5 s for all pages at every start, for a tenth fewer bytes. */
const BROTLI_QUALITY_AT_START = 5
/** 128 KB, more than any page: a larger window is memory that no page uses. */
const BROTLI_WINDOW_BITS = 17

/**
 * Serves the built front end: prerendered pages, the application for its own paths, and a real 404 for every other.
 * Everything is read and filled in here, and what was filled in is compressed after the start; a request only looks up, so that
 * no path can make it costly.
 */
export async function openWebFiles(folder: string, installation: Installation): Promise<WebFiles> {
  const site = webManifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  const files = await readVariants(folder, installation)
  const fileOf = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`The build has no file ${name}.`)
    return file
  }
  const page = ({ file, policy }: WebManifest['notFound'], status: number): Served => ({
    status,
    headers: {
      'Content-Type': contentType(file),
      'Cache-Control': REVALIDATE,
      'Content-Security-Policy': policy,
    },
    file: fileOf(file),
  })

  const served = new Map<string, Served>()
  for (const [name, file] of files) {
    if (name.endsWith('.html') || name === MANIFEST) continue
    const cacheControl = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE
    const headers = { 'Content-Type': contentType(name), 'Cache-Control': cacheControl }
    served.set(`/${name}`, { status: 200, headers, file })
  }
  for (const path of site.app.paths) served.set(path, page(site.app, 200))
  for (const [path, found] of Object.entries(site.pages)) served.set(path, page(found, 200))
  const notFound = page(site.notFound, 404)

  return {
    get(path, asked) {
      const found = served.get(path)
      const shorter = path.replace(/\/+$/, '')
      if (!found && served.has(shorter)) return { status: 308, headers: { Location: shorter }, body: NOTHING }
      return answer(found ?? notFound, asked)
    },
    // One after the other and in this thread, requests between them: each thread that runs an encoder keeps MBs that never come back.
    async compressPages() {
      for (const file of files.values()) {
        if (!file.isFilledIn) continue
        file.variants = compressed(file.variants.at(-1)?.body ?? NOTHING)
        await nextTurn()
      }
    },
  }
}

function answer(
  { status, headers, file: { variants } }: Served,
  asked: { acceptEncoding: string; ifNoneMatch: string },
): WebAnswer {
  const chosen = variants.find(({ encoding }) => encoding === null || accepts(asked.acceptEncoding, encoding))
  if (!chosen) throw new Error('A file of the build has no plain form.')
  const { encoding, body, etag } = chosen
  const all = {
    ...headers,
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  }
  return status === 200 && matchesTag(asked.ifNoneMatch, etag)
    ? { status: 304, headers: all, body: NOTHING }
    : { status, headers: all, body }
}

/** Named, and not with a weight of nought. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .some(([name, ...weights]) => name === encoding && !weights.some(weight => /^q=0(\.0*)?$/.test(weight)))
}

/** A list of tags, each of them perhaps weakened by a proxy that compressed what we sent. */
function matchesTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

async function readVariants(folder: string, installation: Installation): Promise<Map<string, FileVariants>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const read = (name: string) => readFile(join(folder, name))
  const variantsOf = async (name: string): Promise<FileVariants> => {
    const bytes = await read(name)
    const text = mayHavePlaceholders(name) ? bytes.toString('utf8') : ''
    if (hasPlaceholder(text))
      return {
        variants: [variant(null, Buffer.from(fillPlaceholders(text, installation)))],
        isFilledIn: true,
      }
    const variants: Variant[] = []
    for (const [encoding, ending] of ENCODINGS)
      if (names.has(name + ending)) variants.push(variant(encoding, await read(name + ending)))
    return { variants: [...variants, variant(null, bytes)], isFilledIn: false }
  }
  const files = new Map<string, FileVariants>()
  for (const name of names)
    if (!ENCODINGS.some(([, ending]) => name.endsWith(ending))) files.set(name, await variantsOf(name))
  return files
}

function compressed(bytes: Bytes): Variant[] {
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_AT_START,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  return [variant('br', brotli), variant('gzip', gzipSync(bytes)), variant(null, bytes)]
}

function variant(encoding: string | null, body: Bytes): Variant {
  const hash = createHash('sha256').update(body).digest('base64url')
  return { encoding, body, etag: `"${hash.slice(0, 22)}"` }
}

function contentType(file: string) {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}
