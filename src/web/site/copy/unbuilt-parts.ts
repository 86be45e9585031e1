import { NOT_YET } from '#web/unbuilt-routes.ts'

/** Parts of the product that have no screen of their own and are not there yet; a word leaves when its part arrives. */
export const WITHOUT_SCREEN: readonly string[] = ['billing']

/** Whether a page about the whole product has to say that not all of it is there. */
export const SOME_BEING_BUILT = NOT_YET.length > 0

/** A part is named by the path of its screen. Public pages describe the whole product, and say what cannot be used yet. */
export function isBeingBuilt(part: string | undefined): boolean {
  return WITHOUT_SCREEN.some(name => name === part) || NOT_YET.some(({ path }) => path === part)
}
