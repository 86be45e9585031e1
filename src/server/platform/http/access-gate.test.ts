import { describe, expect, test, vi } from 'vitest'
import { Problem } from '#shared/problem.ts'
import { checkAccess } from './access-gate.ts'
import type { CallContext } from './call-context.ts'

const GRANT = { feature: 'ats-optimizer', monthlyLimit: null } as const
const caller = { userId: 'ana', sessionId: 'session' }

function context(change: Partial<CallContext> = {}) {
  const checks = {
    rateLimit: { countAttempt: vi.fn(), countAttempts: vi.fn(), counter: vi.fn(), clearAttempts: vi.fn() },
    diskIsAlmostFull: () => false,
    requireFeature: vi.fn(async () => GRANT),
  }
  const call: CallContext = {
    caller,
    keyHolder: null,
    address: '192.0.2.1',
    headers: {},
    fromBrowser: false,
    crossSite: false,
    checks,
    clientSignal: () => AbortSignal.abort(),
    setCookie: () => {},
    answersTo: async () => ({}),
    setHeader: () => {},
    ...change,
  }
  return { call, checks }
}

const OPERATION = { operation: 'career.checkResume', changes: true, input: {} }

describe('a feature of a plan', () => {
  test('is asked for by its name and the user of the token', async () => {
    const { call, checks } = context()
    const granted = await checkAccess(call, { who: 'signed-in', feature: 'ats-optimizer' }, OPERATION)
    expect(granted).toBe(GRANT)
    expect(checks.requireFeature.mock.calls).toEqual([['ana', 'ats-optimizer']])
  })

  test('that the plan lacks ends the call', async () => {
    const { call, checks } = context()
    checks.requireFeature.mockRejectedValue(new Problem('upgrade_required'))
    const refused = checkAccess(call, { who: 'signed-in', feature: 'ats-optimizer' }, OPERATION)
    await expect(refused).rejects.toMatchObject({ code: 'upgrade_required', status: 402 })
  })

  test('needs a user even where anyone may call', async () => {
    const { call, checks } = context({ caller: null })
    const refused = checkAccess(call, { who: 'anyone', feature: 'ats-optimizer' }, OPERATION)
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' })
    expect(checks.requireFeature).not.toHaveBeenCalled()
  })

  test('is not asked for where the operation names none', async () => {
    const { call, checks } = context()
    expect(await checkAccess(call, { who: 'signed-in' }, OPERATION)).toBeNull()
    expect(checks.requireFeature).not.toHaveBeenCalled()
  })
})

describe('a body that names a user', () => {
  const called = (input: unknown, change: Partial<CallContext> = {}, changes = true) =>
    checkAccess(context(change).call, { who: 'anyone' }, { ...OPERATION, input, changes })

  test.each([{ user_id: 'ben' }, { userId: 'ben' }, { user_id: 'ana', userId: 'ben' }, { user_id: '' }])(
    'other than the caller is refused: %j',
    async input => {
      await expect(called(input)).rejects.toMatchObject({ code: 'user_id_mismatch', status: 403 })
    },
  )

  test.each([{ user_id: 'ana' }, { userId: 'ANA' }, { user_id: null }, {}, [], null, 'user_id'])(
    'who is the caller, or none, goes on: %j',
    async input => {
      await expect(called(input)).resolves.toBeNull()
    },
  )

  test('is not compared where nobody is signed in, or nothing changes', async () => {
    await expect(called({ user_id: 'ben' }, { caller: null })).resolves.toBeNull()
    await expect(called({ user_id: 'ben' }, {}, false)).resolves.toBeNull()
  })
})

describe('a limit', () => {
  const limit = { attempts: 5, seconds: 60 }
  const counted = (who: string) => ({ what: OPERATION.operation, who, limit })

  test.each([
    ['signed in', 'signed-in', caller, ['ana']],
    ['anyone with a token', 'anyone', caller, ['192.0.2.1', 'ana']],
    ['anyone without', 'anyone', null, ['192.0.2.1']],
  ] as const)('counts by account, and %s by these', async (_name, who, as, keys) => {
    const { call, checks } = context({ caller: as })
    await checkAccess(call, { who, limit }, OPERATION)
    expect(checks.rateLimit.countAttempts.mock.calls).toEqual([[keys.map(counted)]])
  })

  test('that the operation counts itself is not counted twice', async () => {
    const { call, checks } = context()
    await checkAccess(call, { who: 'signed-in', limit: { ...limit, countedBy: 'operation' } }, OPERATION)
    expect(checks.rateLimit.countAttempts).not.toHaveBeenCalled()
  })
})
