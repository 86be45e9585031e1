import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  useLocation,
  useNavigationType,
  useSearchParams,
} from './router.tsx'

beforeEach(() => history.replaceState(null, '', '/start'))
afterEach(cleanup)

describe('a link', () => {
  test('goes to its address without loading a page, and takes its state along', () => {
    open(
      <Link to="/next?tab=2#end" state={{ from: 'here' }}>
        Next
      </Link>,
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/next?tab=2#end')
    expect(press()).toBe(false)
    expect(place()).toBe('PUSH /next?tab=2#end {"from":"here"}')
  })

  test('to where one is replaces, so that going back leaves the page', () => {
    open(<Link to="/start">Again</Link>)
    press()
    expect(place()).toBe('REPLACE /start null')
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    how => {
      open(<Link to="/next">Next</Link>)
      expect(press(how)).toBe(true)
      expect(place()).toBe('POP /start null')
    },
  )

  test('into another tab is left to the browser', () => {
    open(
      <Link to="/next" target="_blank">
        Next
      </Link>,
    )
    expect(press()).toBe(true)
  })

  test('that was handled already goes nowhere', () => {
    open(
      <Link to="/next" onClick={event => event.preventDefault()}>
        Next
      </Link>,
    )
    press()
    expect(place()).toBe('POP /start null')
  })
})

test('going back shows the place before', async () => {
  open(<Link to="/next">Next</Link>)
  press()
  history.back()
  await screen.findByText(/^POP \/start/)
})

test.each([
  ['/wellness', 'page'],
  ['/wellness/checkin', 'page'],
  ['/wellnessy', null],
  ['/', null],
])('on %s, a navigation link to /wellness has aria-current %s', (path, current) => {
  render(
    <MemoryRouter at={path}>
      <NavLink to="/wellness" className={isHere => (isHere ? 'here' : 'elsewhere')}>
        Wellness
      </NavLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  expect([link.getAttribute('aria-current'), link.className]).toEqual([
    current,
    current ? 'here' : 'elsewhere',
  ])
})

test('one who is sent elsewhere leaves no trace of the place before', () => {
  open(<Sent />)
  expect(place()).toBe('REPLACE /login {"from":"/start"}')
  expect(location.pathname).toBe('/login')
})

test.each([
  ['?a=1', '/start?a=1'],
  ['#end', '/start#end'],
  [{ pathname: '/x', hash: '#y' }, '/x#y'],
])('%o leads to %s', (to, address) => {
  open(<Link to={to}>There</Link>)
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})

test('every place has a key of its own, also when the address is the same', () => {
  const keys = new Set<string>()
  function Key() {
    keys.add(useLocation().key)
    return null
  }
  open(
    <>
      <Link to="/start">Again</Link>
      <Key />
    </>,
  )
  press()
  press()
  expect(keys.size).toBe(3)
})

test('the query is read, and setting it goes to the same page with another one', () => {
  open(<Step />)
  fireEvent.click(screen.getByRole('button'))
  expect(place()).toBe('PUSH /start?step=2 null')
  expect(screen.getByRole('button').textContent).toBe('2')
})

function Sent() {
  const { pathname } = useLocation()
  return pathname === '/login' ? null : <Navigate to="/login" replace state={{ from: pathname }} />
}

function Step() {
  const [params, setParams] = useSearchParams()
  return (
    <button type="button" onClick={() => setParams({ step: '2' })}>
      {params.get('step') ?? 'none'}
    </button>
  )
}

function open(child: React.ReactNode) {
  render(
    <BrowserRouter>
      {child}
      <Place />
    </BrowserRouter>,
  )
}

function Place() {
  const { pathname, search, hash, state } = useLocation()
  return <p role="note">{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
}

/** Whether the browser may follow the link itself. */
function press(how: object = {}): boolean {
  let isLeft = false
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByRole('link'), how)
  return isLeft
}

function place() {
  return screen.getByRole('note').textContent
}
