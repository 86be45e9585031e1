import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { REDIRECTS } from '#shared/redirects.ts'
import { App } from './app.tsx'
import { nextStepTemplates } from './dashboard/next-step-templates.tsx'
import { firstDataOf } from './first-data.ts'
import { documentTitle } from './platform/page-title-and-focus.tsx'
import { MemoryRouter } from './platform/router.tsx'
import { DrawnFor } from './platform/session.ts'
import { preload, ROUTES } from './routes.tsx'

// As the application has them: in a chunk of their own.
const { SITE_ROUTES } = await import('./site/site-pages.tsx')

/** What the build needs to know about the pages; runs in Node, never in a browser. */
export const pages = [...SITE_ROUTES, ...ROUTES].flatMap(
  ({ path, title, description, frame, unlisted = false }) =>
    description === undefined
      ? []
      : [{ path, title: documentTitle(title), description, unlisted, styles: frame }],
)

/** Every signed-in screen, with the address of its first data by the hash of the page. */
export const signedInScreens = ROUTES.filter(route => route.frame === 'shell').map(({ path, title }) => ({
  path,
  title: documentTitle(title),
  firstData: firstDataOf(path),
}))

export const notFoundTitle = documentTitle('Page not found')

/** Every path that the application itself answers, beside the prerendered pages. */
export const appPaths = [
  ...ROUTES.filter(route => route.description === undefined).map(route => route.path),
  ...Object.keys(REDIRECTS),
]

/** The name of the component behind a path, after which its file is named. */
export async function componentOf(path: string): Promise<string> {
  const screen = ROUTES.find(route => route.path === path)?.screen
  await screen?.preload()
  return screen?.component().name ?? ''
}

/** What the page draws of its first data before the application is there. */
export function drawnEarly(path: string): { templates: string; source: string } | undefined {
  if (path !== '/dashboard') return undefined
  return { templates: nextStepTemplates(), source: 'src/web/dashboard/draw-early.ts' }
}

/** The page as HTML; a signed-in screen is drawn for somebody of whom nothing is known yet. */
export async function render(path: string, drawnFor: 'nobody' | 'somebody'): Promise<string> {
  await preload(path)
  const { prelude } = await prerender(
    <StrictMode>
      <MemoryRouter at={path}>
        <DrawnFor value={drawnFor}>
          <App />
        </DrawnFor>
      </MemoryRouter>
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
