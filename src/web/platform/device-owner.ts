import { lastOwner } from './device-store.ts'
import { session } from './session.ts'

/** Whose things this device keeps: whoever is signed in, or was last while nobody can be asked. */
export async function deviceOwner(): Promise<string> {
  const state = session.state()
  const owner = state.status === 'signed-in' ? state.user.id : await lastOwner()
  if (owner === undefined) throw new Error('Nobody was signed in on this device.')
  return owner
}
