import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { PRODUCT } from '#shared/product.ts'
import type { WebManifest } from '#shared/web-manifest.ts'
import { compressAll } from './compress.ts'
import { inlineScript } from './inline-script.ts'
import {
  type DrawnEarly,
  INLINE_STYLES,
  type ListedPage,
  type Page,
  pageHtml,
  readTemplate,
  type SignedInScreen,
} from './page-html.ts'
import { robots, sitemap } from './search-files.ts'
import { writeServiceWorker } from './service-worker.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT = join(ROOT, 'dist/web')
const CHUNKS = join(ROOT, '.cache/build/chunks.json')

/** What src/web/prerender.tsx exports, once built. */
type Renderer = {
  pages: ListedPage[]
  appPaths: string[]
  notFoundTitle: string
  signedInScreens: SignedInScreen[]
  componentOf: (path: string) => Promise<string>
  render: (path: string, drawnFor: 'nobody' | 'somebody') => Promise<string>
  drawnEarly: (path: string) => DrawnEarly | undefined
}

/** Builds the front end into dist/web, the same on every machine: nothing of its surroundings goes in. */
export async function buildWeb(): Promise<{ pages: number; seconds: number }> {
  const started = performance.now()
  await rm(OUT, { recursive: true, force: true })
  await mkdir(dirname(CHUNKS), { recursive: true })
  // A new folder for each build: Node keeps what it has imported, and a query would give its chunks a second copy of it.
  const rendererFolder = await mkdtemp(join(dirname(CHUNKS), 'prerender-'))
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: OUT,
      manifest: 'chunks.json',
      rolldownOptions: { input: ['index.html', ...Object.values(INLINE_STYLES)] },
    },
  })
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: rendererFolder, ssr: 'src/web/prerender.tsx', copyPublicDir: false },
  })
  const renderer: Renderer = await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)
  // Which chunk imports which is for the build and its budgets, not for visitors.
  await rename(join(OUT, 'chunks.json'), CHUNKS)
  const template = await readTemplate(OUT, CHUNKS)

  const manifest: WebManifest = {
    pages: {},
    app: {
      ...(await write('app.html', {
        kind: 'app',
        title: PRODUCT,
        body: '',
      })),
      paths: renderer.appPaths,
    },
    notFound: await write('404.html', {
      kind: 'not-found',
      title: renderer.notFoundTitle,
      body: await renderer.render('/not-found', 'nobody'),
    }),
  }
  for (const page of renderer.pages) {
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
    manifest.pages[page.path] = await write(file, {
      kind: 'page',
      ...page,
      body: await renderer.render(page.path, 'nobody'),
    })
  }
  for (const screen of renderer.signedInScreens) {
    const early = renderer.drawnEarly(screen.path)
    manifest.pages[screen.path] = await write(`app${screen.path}.html`, {
      kind: 'screen',
      ...screen,
      component: await renderer.componentOf(screen.path),
      body: await renderer.render(screen.path, 'somebody'),
      early: early && { templates: early.templates, script: await inlineScript(early.source) },
    })
  }
  await writeFile(join(OUT, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeServiceWorker(OUT, CHUNKS, manifest.pages, template.fonts)
  await writeFile(join(OUT, 'sitemap.xml'), sitemap(renderer.pages))
  await writeFile(join(OUT, 'robots.txt'), robots(renderer.appPaths))
  await rm(rendererFolder, { recursive: true })
  await compressAll(OUT)
  return { pages: Object.keys(manifest.pages).length, seconds: (performance.now() - started) / 1000 }

  async function write(file: string, page: Page): Promise<WebManifest['notFound']> {
    const { html, policy } = pageHtml(template, page)
    await mkdir(dirname(join(OUT, file)), { recursive: true })
    await writeFile(join(OUT, file), html)
    return { file, policy }
  }
}
