import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { ErrorBoundary } from './error-screen.tsx'
import { Link, MemoryRouter } from './router.tsx'
import { ShowScreen, screen as screenOf } from './screen.tsx'

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
  vi.unstubAllGlobals()
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

test('moving on leaves the error screen', async () => {
  open()
  broken = false
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByText('All is well')).toBeTruthy()
})

test('a screen whose chunk did not come is asked for again by Try Again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const load = vi.fn(async () => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>All is well</p>
  })
  open(<ShowScreen screen={screenOf(load)} fallback={null} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('All is well')).toBeTruthy()
})

test('where the server answers and the chunk still fails, the page is loaded anew', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  open(
    <ShowScreen screen={screenOf(() => Promise.reject(new TypeError('Failed to fetch')))} fallback={null} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitUntil(() => expect(reload).toHaveBeenCalledOnce())
})

function open(content = <Fragile />) {
  render(
    <MemoryRouter>
      <Link to="/elsewhere">Elsewhere</Link>
      <ErrorBoundary>
        <Suspense>{content}</Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  )
}

function Fragile() {
  if (broken) throw new Error('broken')
  return <p>All is well</p>
}
