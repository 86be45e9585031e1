import { UNBUILT_ROUTES } from '#web/unbuilt-routes.ts'

/** Parts of the product that have no screen of their own and are not there yet; a word leaves when its part arrives. */
export const UNBUILT_PARTS: readonly string[] = ['billing']

/** Whether a page about the whole product has to say that not all of it is there. */
export const HAS_UNBUILT = UNBUILT_ROUTES.length > 0

/** A part is named by the path of its screen. Public pages describe the whole product, and say what cannot be used yet. */
export function isUnbuilt(part: string | undefined): boolean {
  return UNBUILT_PARTS.some(name => name === part) || UNBUILT_ROUTES.some(({ path }) => path === part)
}
