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
  const { release, replay, follow } = replayEarlyActions()
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
    follow()
  } finally {
    delete document.documentElement.dataset.hideUntilReady
    delete document.documentElement.dataset.partOfPage
  }
}

/**
 * A button pressed or a form sent before React listens would be lost, and a link followed would lose a typed address: the last of
 * them is repeated once React is there. A link is followed also where it never comes.
 */
function replayEarlyActions() {
  const ready = new AbortController()
  const early = { capture: true, signal: ready.signal }
  let pending: (() => void) | undefined
  let link: HTMLElement | null = null
  document.addEventListener(
    'submit',
    event => {
      event.preventDefault()
      // React hydrates a part at once for a click in it, but not for a submit, which would then leave the page.
      const { submitter, target } = event
      pending = () =>
        submitter ? submitter.click() : target instanceof HTMLFormElement && target.requestSubmit()
    },
    early,
  )
  document.addEventListener(
    'click',
    event => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      if (!(target instanceof Element)) return
      const typed = document.querySelector<HTMLInputElement>('[type=email]')?.value
      link = typed && !(ctrlKey || metaKey || shiftKey) ? target.closest('a[href^="/"]') : null
      if (link) event.preventDefault()
      const button = target.closest('button')
      const pressed =
        link ?? (button?.type !== 'submit' && !button?.matches(WORKS_WITHOUT_SCRIPT) ? button : null)
      if (pressed) pending = () => pressed.click()
    },
    early,
  )
  return { release: () => ready.abort(), replay: () => pending?.(), follow: () => link?.click() }
}
