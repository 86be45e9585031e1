import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Guard } from './guard.tsx'
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

test.for(['/inside', '/login'])(
  'while the session is asked for, %s shows a spinner and nothing else',
  address => {
    vi.spyOn(session, 'state').mockReturnValue({ status: 'loading', unreachable: false })
    open(address)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('note')).toBeNull()
  },
)

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path="/inside"
          element={
            <Guard access="signed-in">
              <Place />
            </Guard>
          }
        />
        <Route
          path="/login"
          element={
            <Guard access="guest">
              <Place />
            </Guard>
          }
        />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  )
}

function Place() {
  const { pathname, state, search, hash } = useLocation()
  return <p role="note">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
}

function place() {
  return screen.getByRole('note').textContent
}
