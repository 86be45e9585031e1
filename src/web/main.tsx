import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { applySpecifiedMessages as specifyMessages } from '#shared/validation-messages.ts'
import { App } from './app.tsx'
import { clearDraftsOnSignOut } from './platform/drafts.ts'
import { log } from './platform/log.ts'
import { BrowserRouter } from './platform/router.tsx'
import { DrawnFor, session } from './platform/session.ts'
import { preload } from './routes.tsx'

/** Takes over the page; resolves when React listens. */
export async function main(root: HTMLElement) {
  specifyMessages()
  clearDraftsOnSignOut()
  workOffline()
  session.start()
  preloadLinkedScreens()
  let hydrates = isPrerenderedHere(root)
  const isSignedInScreen = root.dataset.drawnFor === 'somebody'
  await preload(location.pathname).catch(error => {
    // A public page stays as it is; elsewhere the error screen shows.
    if (hydrates && !isSignedInScreen) throw error
    log('the screen could not be preloaded', error)
    hydrates = false
  })
  await new Promise<void>(resolve => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <DrawnFor value={hydrates && isSignedInScreen ? 'somebody' : 'nobody'}>
            <App onReady={resolve} />
          </DrawnFor>
        </BrowserRouter>
      </StrictMode>
    )
    if (hydrates) {
      hydrateRoot(root, app, { onRecoverableError: error => log('the page was drawn again', error) })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}

/** Once somebody is signed in, their device is made ready for being offline; with their sign-out all of it goes. */
function workOffline() {
  session.subscribe(() => {
    if (session.state().status !== 'loading')
      import('./offline.ts')
        .then(({ followSession }) => followSession())
        .catch(error => log('offline', error))
  })
}

/** Preloads a screen on hover or focus of its link. */
function preloadLinkedScreens() {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    preload(link.pathname).catch(error => log(`${link.pathname} could not be preloaded`, error))
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
}

function isPrerenderedHere(root: HTMLElement) {
  const { prerendered } = root.dataset
  return (
    !('hideUntilReady' in document.documentElement.dataset) &&
    (prerendered === location.pathname || prerendered === 'not-found')
  )
}
