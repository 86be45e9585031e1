import { log } from './log.ts'
import { NetworkError } from './problem-from-response.ts'
import { reachable } from './reachable.ts'
import { session } from './session.ts'

/**
 * Asks, and keeps the answer on this device; while nobody can be asked, what was kept is the answer. `read` checks what was kept, which
 * another version of the product may have written.
 */
export async function withOfflineCopy<Answer>(
  name: string,
  ask: () => Promise<Answer>,
  read: (kept: unknown) => Answer | undefined,
  /** The answer is part of what is kept under this name, and must not replace it. */
  mode?: 'read only',
): Promise<Answer> {
  try {
    if (!(await reachable())) throw new NetworkError('unreachable')
    const answer = await ask()
    if (mode === undefined) void keep(name, answer)
    return answer
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const kept = read(await keptCopy(name))
    if (kept === undefined) throw error
    return kept
  }
}

async function keep(name: string, answer: unknown) {
  const state = session.state()
  if (state.status !== 'signed-in' || !('indexedDB' in globalThis)) return
  try {
    const { keepCopy, rememberOwner } = await import('./device-store.ts')
    await rememberOwner(state.user.id)
    await keepCopy(state.user.id, name, answer)
  } catch (error) {
    // A browser without a store, or without room in it: then nothing is shown offline.
    log('no copy was kept', error)
  }
}

async function keptCopy(name: string): Promise<unknown> {
  try {
    const { deviceOwner, readCopy } = await import('./device-store.ts')
    return await readCopy(await deviceOwner(), name)
  } catch (error) {
    log('a copy could not be read', error)
    return undefined
  }
}
