import { getItem, WAITING_COUNT } from '#web/platform/local-storage.ts'
import { session } from '#web/platform/session.ts'

/** Asks first when something that was written offline would be lost. The guard of the route then goes to the start page. */
export async function signOut() {
  if (getItem(WAITING_COUNT) !== null) {
    const { askBeforeSignOut } = await import('#web/platform/ask-before-sign-out.tsx')
    if (!(await askBeforeSignOut())) return
  }
  void session.signOut()
}
