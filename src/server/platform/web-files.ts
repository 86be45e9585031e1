import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { contentSecurityPolicy } from '#shared/security-policy.ts'

const hashes = { scriptHashes: z.array(z.string()), styleHashes: z.array(z.string()) }
const document = z.object({ file: z.string(), ...hashes })

/** What the build says of itself. */
const manifest = z.object({
  pages: z.record(z.string(), document),
  app: z.object({ file: z.string(), ...hashes, paths: z.array(z.string()) }),
  notFound: document,
})

export type WebAnswer = { status: number; headers: Record<string, string>; body: Buffer }
export type WebFiles = {
  get(path: string, asked: { acceptEncoding: string; ifNoneMatch: string }): Promise<WebAnswer>
}

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
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/** Serves the built front end: prerendered pages, the application for its own paths, and a real 404 for every other. */
export function openWebFiles(folder: string, connect: readonly string[], publicUrl: URL): WebFiles {
  const site = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const appPaths = new Set(site.app.paths)
  // A build is a few megabytes; each file is read once.
  const cache = new Map<string, Promise<{ body: Buffer; etag: string } | null>>()

  const read = (file: string) => {
    const known = cache.get(file)
    if (known) return known
    const reading = readFile(join(folder, file)).then(
      bytes => {
        const body = withPublicUrl(file, bytes, publicUrl)
        return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
      },
      () => null,
    )
    if (cache.size < 2_000) cache.set(file, reading)
    return reading
  }

  async function send(
    file: string,
    status: number,
    extra: Record<string, string>,
    asked: { acceptEncoding: string; ifNoneMatch: string },
  ) {
    for (const [name, ending] of [
      ...ENCODINGS.filter(([n]) => asked.acceptEncoding.includes(n)),
      ['', ''] as const,
    ]) {
      const found = await read(file + ending)
      if (!found) continue
      const headers: Record<string, string> = {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        Vary: 'Accept-Encoding',
        ETag: found.etag,
        ...extra,
      }
      if (name) headers['Content-Encoding'] = name
      if (status === 200 && asked.ifNoneMatch === found.etag)
        return { status: 304, headers, body: Buffer.alloc(0) }
      return { status, headers, body: found.body }
    }
    return null
  }

  return {
    async get(path, asked) {
      const page = Object.hasOwn(site.pages, path)
        ? site.pages[path]
        : appPaths.has(path)
          ? site.app
          : undefined
      const asset = page ? null : assetFile(path)
      const answer = asset
        ? await send(
            asset,
            200,
            { 'Cache-Control': path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE },
            asked,
          )
        : null
      if (answer) return answer
      const shown = page ?? site.notFound
      const headers = {
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': contentSecurityPolicy({ ...shown, connect }),
      }
      const found = await send(shown.file, page ? 200 : 404, headers, asked)
      if (!found) throw new Error(`The build has no file ${shown.file}.`)
      return found
    },
  }
}

const PUBLIC_URL_TOKEN = '__PUBLIC_URL__'

/** The build does not know where it will be served; canonical links and the sitemap hold a token until then. */
function withPublicUrl(file: string, bytes: Buffer, publicUrl: URL): Buffer {
  const ending = /\.(?:html|xml|txt|webmanifest)(?=(\.br|\.gz)?$)/.exec(file)
  if (!ending) return bytes
  const [unpack, pack] = file.endsWith('.br')
    ? [brotliDecompressSync, brotliCompressSync]
    : file.endsWith('.gz')
      ? [gunzipSync, gzipSync]
      : [same, same]
  const text = unpack(bytes).toString('utf8')
  return text.includes(PUBLIC_URL_TOKEN)
    ? pack(Buffer.from(text.replaceAll(PUBLIC_URL_TOKEN, publicUrl.origin)))
    : bytes
}

function same(bytes: Buffer) {
  return bytes
}

/** A file of the build by its path; null for anything that points elsewhere or is not meant to be fetched. */
function assetFile(path: string): string | null {
  if (!/^\/[\w./@-]+$/.test(path) || /\.(html|br|gz)$/.test(path) || path === '/manifest.json') return null
  const file = normalize(path).slice(1)
  return file.includes('..') || file.startsWith(sep) || !extname(file) ? null : file
}
