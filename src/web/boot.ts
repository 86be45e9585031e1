import { blockContextMenu } from './platform/block-context-menu.ts'
import { getItem, SIGNED_IN_HINT } from './platform/local-storage.ts'
import { installThemeSwitch } from './platform/theme.ts'
import { trapMenuFocus } from './platform/trap-menu-focus.ts'

const INTERACTION_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const WORKS_WITHOUT_SCRIPT = '[data-theme-switch], [popovertarget]'

boot()

function boot() {
  blockContextMenu()
  installThemeSwitch()
  trapMenuFocus()
  const root = document.getElementById('root')
  if (!root) return
  const waits =
    root.dataset.prerendered &&
    !('eager' in root.dataset) &&
    // Somebody signed in would be asked to sign in by a page that was drawn for nobody.
    getItem(SIGNED_IN_HINT) === null &&
    !('hideUntilReady' in document.documentElement.dataset)
  if (waits) startOnFirstInteraction(root)
  else void start(root)
}

function startOnFirstInteraction(root: HTMLElement) {
  const interacted = new AbortController()
  for (const type of INTERACTION_EVENTS) {
    addEventListener(type, () => begin(), { signal: interacted.signal, passive: true })
  }
  // Browsers fire pointermove for a pointer that rests where the page appears; do not hydrate for that.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && begin(), {
    signal: interacted.signal,
    passive: true,
  })
  // A sign-in in another tab signs in here too, without an interaction in this tab.
  addEventListener('storage', ({ key }) => key === SIGNED_IN_HINT && begin(), { signal: interacted.signal })
  const begin = () => {
    interacted.abort()
    void start(root)
  }
}

async function start(root: HTMLElement) {
  const { release, replay } = replayEarlyActions()
  try {
    // Beside the main script, which would ask for them only once it is there; if they do not come, it says so.
    if (root.dataset.frame === 'site') import('./site/site-pages.tsx').catch(() => {})
    const { main } = await import('./main.tsx')
    await main(root)
    release()
    replay()
  } catch (error) {
    release()
    // A prerendered page stays readable, and the next interaction tries again.
    if (!root.dataset.prerendered) throw error
    startOnFirstInteraction(root)
  } finally {
    delete document.documentElement.dataset.hideUntilReady
    delete document.documentElement.dataset.partOfPage
  }
}

/** A button pressed or a form sent before React listens would be lost: the last one is repeated once React is there. */
function replayEarlyActions(): { release: () => void; replay: () => void } {
  const ready = new AbortController()
  let pending: (() => void) | undefined
  const hold = (event: Event) => {
    const target = event.target
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault()
      // React hydrates a part at once for a click in it, but not for a submit, which would then leave the page.
      const { submitter } = event
      pending = () => (submitter ? submitter.click() : target.requestSubmit())
    } else if (target instanceof Element) {
      const button = target.closest('button')
      if (button && button.type !== 'submit' && !button.matches(WORKS_WITHOUT_SCRIPT))
        pending = () => button.click()
    }
  }
  document.addEventListener('submit', hold, { capture: true, signal: ready.signal })
  document.addEventListener('click', hold, { capture: true, signal: ready.signal })
  return { release: () => ready.abort(), replay: () => pending?.() }
}
