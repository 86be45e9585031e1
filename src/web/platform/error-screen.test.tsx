import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-screen.tsx'

let broken: boolean

beforeEach(() => {
  broken = true
  // React tells of every error it catches, and so do we.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a screen that breaks says so, and shows again what works by now', async () => {
  open()
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText('An unexpected error occurred. Please try refreshing the page')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('All is well')).toBeTruthy()
})

test('the page can be loaded anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
  expect(reload).toHaveBeenCalledOnce()
})

function open() {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  )
}

function Fragile() {
  if (broken) throw new Error('broken')
  return <p>All is well</p>
}
