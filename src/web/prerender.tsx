import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { REDIRECTS } from '#shared/redirects.ts'
import { App } from './app.tsx'
import { documentTitle } from './platform/page-title-and-focus.tsx'
import { preload, ROUTES } from './routes.tsx'

/** What the build needs to know about the pages; runs in Node, never in a browser. */
export const pages = ROUTES.flatMap(({ path, title, description, frame, unlisted = false }) =>
  description === undefined
    ? []
    : [{ path, title: documentTitle(title), description, unlisted, styles: frame }],
)

export const notFoundTitle = documentTitle('Page not found')

/** Every path that the application itself answers, beside the prerendered pages. */
export const appPaths = [
  ...ROUTES.filter(route => route.description === undefined).map(route => route.path),
  ...Object.keys(REDIRECTS),
]

export async function render(path: string): Promise<string> {
  await preload(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError(error) {
        throw error
      },
      // Large pages would otherwise arrive in pieces that inline scripts put together.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  return new Response(prelude).text()
}
