import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { featureGate, isFeatureOpen } from './feature-gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the trial opens every feature, and its end closes them', async () => {
  const ana = await app.signUp('ana')
  const requireFeature = featureGate(app.internals)
  await expect(requireFeature(ana.id, 'ats-optimizer')).resolves.toEqual({
    feature: 'ats-optimizer',
    monthlyLimit: null,
  })
  expect(await isFeatureOpen(app.internals, ana.id, 'ats-optimizer')).toBe(true)
  await app.sql('update profiles set trial_expires_at = now() where user_id = $1', [ana.id])
  expect(await isFeatureOpen(app.internals, ana.id, 'ats-optimizer')).toBe(false)
  await expect(requireFeature(ana.id, 'ats-optimizer')).rejects.toMatchObject({
    code: 'upgrade_required',
    status: 402,
  })
})
