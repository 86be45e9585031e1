import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAllToasts, Toasts, toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.useRealTimers()
})

const titles = () => ['one', 'two', 'three', 'four'].filter(title => screen.queryByText(title))

test('three are shown at once, and the oldest makes room', () => {
  act(() => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title })
  })
  expect(titles()).toEqual(['two', 'three', 'four'])
})

test('each stays for seven seconds', () => {
  act(() => toast({ title: 'one' }))
  act(() => vi.advanceTimersByTime(4000))
  act(() => toast({ title: 'two' }))
  act(() => vi.advanceTimersByTime(2999))
  expect(titles()).toEqual(['one', 'two'])
  act(() => vi.advanceTimersByTime(1))
  expect(titles()).toEqual(['two'])
})
