import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
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
}

type Bytes = Uint8Array<ArrayBuffer>
/** One form of a file that can be sent as it is; made when it is first asked for, and kept. */
type Variant = { encoding: string | null; content: () => { body: Bytes; etag: string } }
type Served = { status: number; headers: Record<string, string>; variants: readonly Variant[] }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
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
/** The best quality takes thirty times as long for a tenth fewer bytes, and somebody waits for it. */
const BROTLI_QUALITY_FOR_REQUEST = 5
/** 128 KB, more than any page: a larger window is memory that no page uses. */
const BROTLI_WINDOW_BITS = 17

/**
 * Serves the built front end: prerendered pages, the application for its own paths, and a real 404 for every other.
 * Everything is read and filled in here. The first request for a page that was filled in compresses it, in two milliseconds; every
 * other only looks up, so that no path can make it costly.
 */
export async function openWebFiles(folder: string, installation: Installation): Promise<WebFiles> {
  const site = webManifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  const files = await readVariants(folder, installation)
  const variantsOf = (file: string) => {
    const variants = files.get(file)
    if (!variants) throw new Error(`The build has no file ${file}.`)
    return variants
  }
  const page = ({ file, policy }: WebManifest['notFound'], status: number): Served => ({
    status,
    headers: {
      'Content-Type': contentType(file),
      'Cache-Control': REVALIDATE,
      'Content-Security-Policy': policy,
    },
    variants: variantsOf(file),
  })

  const served = new Map<string, Served>()
  for (const [file, variants] of files) {
    if (file.endsWith('.html') || file === MANIFEST) continue
    const cacheControl = file.startsWith('assets/') ? IMMUTABLE : REVALIDATE
    const headers = { 'Content-Type': contentType(file), 'Cache-Control': cacheControl }
    served.set(`/${file}`, { status: 200, headers, variants })
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
  { status, headers, variants }: Served,
  asked: { acceptEncoding: string; ifNoneMatch: string },
): WebAnswer {
  const chosen = variants.find(({ encoding }) => encoding === null || accepts(asked.acceptEncoding, encoding))
  if (!chosen) throw new Error('A file of the build has no plain form.')
  const { encoding } = chosen
  const { body, etag } = chosen.content()
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

async function readVariants(
  folder: string,
  installation: Installation,
): Promise<Map<string, readonly Variant[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const read = (name: string) => readFile(join(folder, name))
  const variantsOf = async (name: string): Promise<Variant[]> => {
    const bytes = await read(name)
    const text = mayHavePlaceholders(name) ? bytes.toString('utf8') : ''
    if (hasPlaceholder(text)) return compressed(fillPlaceholders(text, installation))
    const packed = ENCODINGS.filter(([, ending]) => names.has(name + ending)).map(
      async ([encoding, ending]) => {
        const packedBytes = await read(name + ending)
        return variant(encoding, () => packedBytes)
      },
    )
    return [...(await Promise.all(packed)), variant(null, () => bytes)]
  }
  const plain = [...names].filter(name => !ENCODINGS.some(([, ending]) => name.endsWith(ending)))
  return new Map(await Promise.all(plain.map(async name => [name, await variantsOf(name)] as const)))
}

function compressed(text: string): Variant[] {
  const bytes = Buffer.from(text)
  const brotli = () =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_FOR_REQUEST,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
  return [variant('br', brotli), variant('gzip', () => gzipSync(bytes)), variant(null, () => bytes)]
}

function variant(encoding: string | null, make: () => Bytes): Variant {
  let made: { body: Bytes; etag: string } | undefined
  return {
    encoding,
    content() {
      if (made === undefined) {
        const body = make()
        const hash = createHash('sha256').update(body).digest('base64url')
        made = { body, etag: `"${hash.slice(0, 22)}"` }
      }
      return made
    },
  }
}

function contentType(file: string) {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}
