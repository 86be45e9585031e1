import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Guard, type RouteAccess } from './guard.tsx'
import { MemoryRouter, useLocation } from './router.tsx'
import { MAYA } from './session.fixture.ts'
import { session } from './session.ts'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await session.signOut()
  vi.unstubAllGlobals()
})

test('a signed-out visitor of a signed-in route goes to /login, with the whole address as from', () => {
  open('/inside?tab=2#end')
  expect(place()).toBe('/login {"from":"/inside?tab=2#end"}')
})

test('a signed-in visitor of a guest route goes to the dashboard', () => {
  session.setSession(MAYA)
  open('/login')
  expect(place()).toBe('/dashboard null')
})

test('after signing in the visitor goes on to where they came from', () => {
  open('/inside')
  act(() => session.setSession(MAYA))
  expect(place()).toBe('/inside null')
})

test('whoever signs out on a signed-in route arrives at the start page', () => {
  session.setSession(MAYA)
  open('/inside')
  expect(place()).toBe('/inside null')
  act(() => void session.signOut())
  expect(place()).toBe('/ null')
})

describe('while the session is asked for', () => {
  test('a guest route shows a spinner and nothing else', () => {
    vi.spyOn(session, 'state').mockReturnValue({ status: 'loading', unreachable: false })
    open('/login')
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(screen.queryByRole('note')).toBeNull()
  })

  test('a signed-in route shows its screen, which waits for its data', () => {
    vi.spyOn(session, 'state').mockReturnValue({ status: 'loading', unreachable: false })
    open('/inside')
    expect(place()).toBe('/inside null')
    expect(screen.queryByText('Loading')).toBeNull()
  })

  test('a guest route says that the server is away, and asks again on demand', () => {
    vi.spyOn(session, 'state').mockReturnValue({ status: 'loading', unreachable: true })
    const refresh = vi.spyOn(session, 'refresh').mockResolvedValue()
    open('/login')
    expect(screen.getByText(/You are still signed in/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again now' }))
    expect(refresh).toHaveBeenCalledOnce()
  })
})

function open(address: string) {
  render(
    <MemoryRouter at={address}>
      <Guarded />
    </MemoryRouter>,
  )
}

/** Another guard on another path, as in the application. */
function Guarded() {
  const { pathname } = useLocation()
  const access = { '/inside': 'signed-in', '/login': 'guest' }[pathname] as RouteAccess | undefined
  return (
    <Guard key={pathname} access={access ?? 'public'}>
      <Place />
    </Guard>
  )
}

function Place() {
  const { pathname, state, search, hash } = useLocation()
  return <p role="note">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
}

function place() {
  return screen.getByRole('note').textContent
}
