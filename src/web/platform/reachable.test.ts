import { expect, test, vi } from 'vitest'
import { reachable } from './reachable.ts'
import { session } from './session.ts'

test('waits while it is being asked who is signed in, and then says whether anybody answered', async () => {
  const state = vi.spyOn(session, 'state')
  const listeners: (() => void)[] = []
  vi.spyOn(session, 'subscribe').mockImplementation(listener => {
    listeners.push(listener)
    return () => {}
  })
  const asked = async (then: ReturnType<typeof session.state>) => {
    state.mockReturnValue({ status: 'loading', unreachable: false })
    const answer = reachable()
    expect(await Promise.race([answer, 'still asking'])).toBe('still asking')
    state.mockReturnValue(then)
    for (const listener of listeners) listener()
    return answer
  }
  expect(await asked({ status: 'loading', unreachable: true })).toBe(false)
  expect(await asked({ status: 'signed-out', onPurpose: false })).toBe(true)
  vi.restoreAllMocks()
})
