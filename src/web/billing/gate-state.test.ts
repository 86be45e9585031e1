import { expect, test } from 'vitest'
import { billingOn } from './billing.fixture.ts'
import { gateState } from './gate-state.ts'

test('on Free a limited tool is open with what is left, and a Professional one asks for an upgrade', () => {
  const billing = billingOn('free')
  expect(gateState(billing, 'resume-generator')).toEqual({ kind: 'open', limit: 2, left: 1 })
  expect(gateState(billing, 'ats-optimizer')).toEqual({ kind: 'upgrade' })
  expect(gateState(billing, 'career-suggestions')).toEqual({ kind: 'open', limit: null, left: null })
})

test('nothing left is used up, with the limit', () => {
  const billing = billingOn('free')
  const usage = billing.usage.map(one => (one.feature === 'chat-coach' ? { ...one, left: 0 } : one))
  expect(gateState({ ...billing, usage }, 'chat-coach')).toEqual({ kind: 'used-up', limit: 10 })
})

test('a trial opens what Professional opens', () => {
  for (const plan of ['trial', 'professional'] as const)
    expect(gateState(billingOn(plan), 'ats-optimizer')).toEqual({ kind: 'open', limit: null, left: null })
})

test('a server that knows no such feature opens nothing', () => {
  expect(gateState(billingOn('free', { usage: [] }), 'chat-coach')).toEqual({ kind: 'upgrade' })
})
