import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { fillPlaceholders, type Installation, mayHavePlaceholders } from '#shared/installation.ts'
import { type WebManifest, webManifest } from '#shared/web-manifest.ts'

type WebAnswer = { status: number; headers: Record<string, string>; body: Bytes }
export type WebFiles = {
  get(path: string, asked: { acceptEncoding: string; ifNoneMatch: string }): WebAnswer
}

type Bytes = Uint8Array<ArrayBuffer>
/** One form of a file that can be sent as it is. */
type Variant = { encoding: string | null; etag: string; body(): Bytes }
/** Best first. */
type FileVariants = () => readonly Variant[]
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
/** The best quality takes fifty times as long, 50 ms a page, for a tenth fewer bytes. */
const BROTLI_QUALITY = 5
/** 128 KB, more than any page: a larger window is memory that no page uses. */
const BROTLI_WINDOW_BITS = 17

/**
 * Serves the built front end: prerendered pages, the application for its own paths, and a real 404 for every other.
 * Everything is read here. A page is filled in and compressed when it is first asked for, once, so that an idle server is small
 * and no path can be made costly by asking again.
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
  }
}

function answer(
  { status, headers, file }: Served,
  asked: { acceptEncoding: string; ifNoneMatch: string },
): WebAnswer {
  const chosen = file().find(({ encoding }) => encoding === null || accepts(asked.acceptEncoding, encoding))
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
    : { status, headers: all, body: body() }
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
    if (mayHavePlaceholders(name)) {
      const zipped = names.has(`${name}.gz`) ? await read(`${name}.gz`) : gzipSync(await read(name))
      return filledIn(zipped, installation)
    }
    const variants: Variant[] = []
    let plain: Variant | null = null
    for (const [encoding, ending] of ENCODINGS) {
      if (!names.has(name + ending)) continue
      const bytes = await read(name + ending)
      variants.push(variant(encoding, bytes))
      if (encoding === 'gzip') plain = unzipped(bytes)
    }
    variants.push(plain ?? variant(null, await read(name)))
    return () => variants
  }
  const files = new Map<string, FileVariants>()
  for (const name of names)
    if (!ENCODINGS.some(([, ending]) => name.endsWith(ending))) files.set(name, await variantsOf(name))
  return files
}

function filledIn(zipped: Bytes, installation: Installation): FileVariants {
  let made: readonly Variant[] | null = null
  return () => {
    made ??= compressed(Buffer.from(fillPlaceholders(gunzipSync(zipped).toString('utf8'), installation)))
    return made
  }
}

function compressed(bytes: Bytes): Variant[] {
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const zipped = gzipSync(bytes)
  return [variant('br', brotli), variant('gzip', zipped), unzipped(zipped)]
}

function variant(encoding: string | null, bytes: Bytes): Variant {
  return { encoding, etag: etagOf(bytes), body: () => bytes }
}

/** Few ask for the plain form, and all of them together are 9 MB: made from the zipped one, and shared while an answer still holds it. */
function unzipped(zipped: Bytes): Variant {
  let held: WeakRef<Bytes> | null = null
  return {
    encoding: null,
    etag: etagOf(zipped, 'plain'),
    body() {
      const bytes = held?.deref() ?? gunzipSync(zipped)
      held = new WeakRef(bytes)
      return bytes
    },
  }
}

function etagOf(bytes: Bytes, form = ''): string {
  const hash = createHash('sha256').update(bytes).update(form).digest('base64url')
  return `"${hash.slice(0, 22)}"`
}

function contentType(file: string) {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}
