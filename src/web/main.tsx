import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { applySpecifiedMessages as specifyMessages } from '#shared/validation-messages.ts'
import { App } from './app.tsx'
import { log } from './platform/log.ts'
import { session } from './platform/session.ts'
import { preload } from './routes.tsx'

/** Takes over the page; resolves when React listens. */
export async function main(root: HTMLElement) {
  specifyMessages()
  session.start()
  await preload(location.pathname)
  await new Promise<void>(resolve => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <App onReady={resolve} />
        </BrowserRouter>
      </StrictMode>
    )
    if (isPrerenderedHere(root)) {
      hydrateRoot(root, app, { onRecoverableError: error => log('the page was drawn again', error) })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}

function isPrerenderedHere(root: HTMLElement) {
  const { prerendered } = root.dataset
  return (
    !('arriving' in document.documentElement.dataset) &&
    (prerendered === location.pathname || prerendered === 'not-found')
  )
}
