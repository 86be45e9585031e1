import type { RouteAccess } from './platform/guard.tsx'
import type { Screen } from './platform/screen.tsx'

export type Frame = 'site' | 'account' | 'shell' | 'none'

export type AppRoute = {
  path: string
  access: RouteAccess
  frame: Frame
  title: string
  screen: Screen
  /** For search engines; a screen that has one is drawn at build, and readable before any script. */
  description?: string
  unlisted?: true
}
