import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A screen in its own chunk, and a way to have it at hand before it is drawn. */
export type Screen = {
  preload: () => Promise<void>
  isLoaded: () => boolean
  component: () => ComponentType
}

/** What is thrown where a screen should be drawn whose chunk did not come. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
  /** Loads the chunk again. */
  readonly retry: () => Promise<void>
  /** React remembers a failure: whoever draws the screen after this asks anew. */
  readonly forget: () => void

  constructor(cause: unknown, { retry, forget }: Pick<ScreenNotLoaded, 'retry' | 'forget'>) {
    super('A screen could not be loaded.', { cause })
    this.retry = retry
    this.forget = forget
  }
}

export function screen(load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined
  const preload = async () => {
    loaded ??= await load()
  }
  const retry = async () => {
    try {
      await preload()
    } catch {
      // Many browsers remember for as long as the page lives that an import failed, and a new version may have other chunks.
      if (await serverAnswers()) location.reload()
    }
  }
  const forget = () => {
    current = lazily()
  }
  const lazily = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw new ScreenNotLoaded(error, { retry, forget })
      }
    })
  let current = lazily()
  return { preload, isLoaded: () => loaded !== undefined, component: () => loaded ?? current }
}

/** Draws a preloaded screen at once, so that hydration finds the tree it expects; any other waits for its chunk. */
export function ShowScreen({
  screen,
  fallback,
  children,
}: {
  screen: Screen
  fallback: ReactNode
  /** Drawn beside the screen, once it is there. */
  children?: ReactNode
}) {
  // Chosen once: a preload that ends later must not remount what is already on the page.
  const [{ Chosen, isLoaded }] = useState(() => ({ Chosen: screen.component(), isLoaded: screen.isLoaded() }))
  const shown = (
    <>
      <Chosen />
      {children}
    </>
  )
  // A boundary hydrates after what is around it, and data that came in between would not fit the page any more.
  return isLoaded ? shown : <Suspense fallback={fallback}>{shown}</Suspense>
}

function serverAnswers(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    answer => answer.status < 500,
    () => false,
  )
}
