import { PRODUCT, TAGLINE } from '#shared/product.ts'
import { type Screen, screen } from '#web/platform/screen.tsx'

export type SitePage = {
  path: string
  title: string
  /** One or two sentences for search engines and previews. */
  description: string
  screen: Screen
}

/** Every public page: listed here, a page is routed, prerendered and served. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/',
    title: PRODUCT,
    description: `${TAGLINE} ${PRODUCT} joins career guidance with short wellbeing check-ins, for people who work.`,
    screen: screen(async () => (await import('./landing-screen.tsx')).LandingScreen),
  },
]
