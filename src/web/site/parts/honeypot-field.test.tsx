import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILL_TIME_MIN_MS } from '#shared/support/honeypot-fields.ts'
import { useHoneypot } from './honeypot-field.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a form sent at once waits until a person could have filled it in', async () => {
  const { result } = renderHook(() => useHoneypot())
  let sent: { filled_in_ms?: number } | undefined
  void result.current.readHoneypot().then(fields => {
    sent = fields
  })
  await act(() => vi.advanceTimersByTimeAsync(FILL_TIME_MIN_MS - 1))
  expect(sent).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(sent).toEqual({ website: '', filled_in_ms: FILL_TIME_MIN_MS })
})

test('a form filled in slowly is sent at once', async () => {
  const { result } = renderHook(() => useHoneypot())
  await act(() => vi.advanceTimersByTimeAsync(FILL_TIME_MIN_MS * 5))
  expect(await result.current.readHoneypot()).toEqual({ website: '', filled_in_ms: FILL_TIME_MIN_MS * 5 })
})
