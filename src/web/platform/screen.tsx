import { type ComponentType, lazy, useState } from 'react'

/** A screen in its own chunk, and a way to have it at hand before it is drawn. */
export type Screen = {
  preload: () => Promise<void>
  component: () => ComponentType
}

export function screen(load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined
  const lazily = lazy(async () => ({ default: await load() }))
  return {
    preload: async () => {
      loaded ??= await load()
    },
    component: () => loaded ?? lazily,
  }
}

/** Draws a preloaded screen at once, so that hydration finds the tree it expects. */
export function ShowScreen({ screen }: { screen: Screen }) {
  // Chosen once: a preload that ends later must not remount what is already on the page.
  const [Chosen] = useState(screen.component)
  return <Chosen />
}
