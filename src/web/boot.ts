import { installContextMenuRule } from './platform/block-context-menu.ts'
import { SIGNED_IN_HINT } from './platform/local-storage.ts'
import { installThemeSwitch } from './platform/theme.ts'
import { installMenuRule } from './platform/trap-menu-focus.ts'

const FIRST_TOUCH = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const WORKS_WITHOUT_SCRIPT = '[data-theme-switch], [popovertarget]'

boot()

function boot() {
  installContextMenuRule()
  installThemeSwitch()
  installMenuRule()
  const root = document.getElementById('root')
  if (!root) return
  const waits =
    root.dataset.prerendered &&
    !('eager' in root.dataset) &&
    !('arriving' in document.documentElement.dataset)
  if (waits) startOnFirstTouch(root)
  else void start(root)
}

function startOnFirstTouch(root: HTMLElement) {
  const touched = new AbortController()
  for (const type of FIRST_TOUCH) {
    addEventListener(type, () => begin(), { signal: touched.signal, passive: true })
  }
  // Browsers also report a pointer that rests where a page appears under it; nobody has touched anything then.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && begin(), {
    signal: touched.signal,
    passive: true,
  })
  // Whoever signs in in another tab is signed in here too, without touching this one.
  addEventListener('storage', ({ key }) => key === SIGNED_IN_HINT && begin(), { signal: touched.signal })
  const begin = () => {
    touched.abort()
    void start(root)
  }
}

async function start(root: HTMLElement) {
  const { release, again } = holdEarlyActions()
  try {
    const { main } = await import('./main.tsx')
    await main(root)
    release()
    again()
  } catch (error) {
    release()
    // A page that is there to be read stays as it is, and the next touch tries again.
    if (!root.dataset.prerendered) throw error
    startOnFirstTouch(root)
  } finally {
    delete document.documentElement.dataset.arriving
  }
}

/** A button pressed or a form sent before React listens would be lost: it is held, and done again once React is there. */
function holdEarlyActions(): { release: () => void; again: () => void } {
  const ready = new AbortController()
  let held: (() => void) | undefined
  const hold = (event: Event) => {
    const target = event.target
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault()
      // React hydrates a part at once for a click in it, but not for a submit, which would then leave the page.
      const { submitter } = event
      held = () => (submitter ? submitter.click() : target.requestSubmit())
    } else if (target instanceof Element) {
      const button = target.closest('button')
      if (button && button.type !== 'submit' && !button.matches(WORKS_WITHOUT_SCRIPT))
        held = () => button.click()
    }
  }
  document.addEventListener('submit', hold, { capture: true, signal: ready.signal })
  document.addEventListener('click', hold, { capture: true, signal: ready.signal })
  return { release: () => ready.abort(), again: () => held?.() }
}
