import { session } from './session.ts'

/** Settles with true once it is known who is signed in, with false when nobody can be asked right now. */
export function reachable(): Promise<boolean> {
  return new Promise(resolve => {
    let stop: (() => void) | undefined
    const look = () => {
      const state = session.state()
      if (state.status === 'loading' && !state.unreachable) return false
      resolve(state.status !== 'loading')
      stop?.()
      return true
    }
    if (!look()) stop = session.subscribe(look)
  })
}
