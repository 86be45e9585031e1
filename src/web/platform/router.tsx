import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

type Place = { pathname: string; search: string; hash: string }
/** `key` is another one for every place one has gone to; `state` is what was taken along. */
type Location = Place & { state: unknown; key: string }
type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
type To = string | Partial<Place>
type Navigate = (to: To, options?: { replace?: boolean; state?: unknown }) => void
type Shown = { location: Location; type: NavigationType }

const RouterContext = createContext<(Shown & { navigate: Navigate }) | null>(null)

/** Shows the place in the browser's address bar, and goes to others without loading a page. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ location: browserLocation(), type: 'POP' }))
  const show = useCallback((type: NavigationType) => {
    // A screen whose chunk is still on its way leaves the one before in place.
    startTransition(() => setShown({ location: browserLocation(), type }))
  }, [])
  useLayoutEffect(() => {
    const onPop = () => show('POP')
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [show])
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const entry = { usr: state, key: newKey() }
      const address = resolve(to, location.pathname)
      if (replace) history.replaceState(entry, '', address)
      else history.pushState(entry, '', address)
      show(replace ? 'REPLACE' : 'PUSH')
    },
    [show],
  )
  return (
    <RouterContext value={useMemo(() => ({ ...shown, navigate }), [shown, navigate])}>
      {children}
    </RouterContext>
  )
}

/** A place without a browser: for pages that are drawn at build, and for tests. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({
    location: { ...placeOf(at), state: null, key: 'default' },
    type: 'POP',
  }))
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    setShown(({ location }) => ({
      location: { ...placeOf(resolve(to, location.pathname)), state, key: newKey() },
      type: replace ? 'REPLACE' : 'PUSH',
    }))
  }, [])
  return (
    <RouterContext value={useMemo(() => ({ ...shown, navigate }), [shown, navigate])}>
      {children}
    </RouterContext>
  )
}

export function useLocation(): Location {
  return useRouter().location
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

/** How one came here: by a link, by one that replaced the place before, or by the browser. */
export function useNavigationType(): NavigationType {
  return useRouter().type
}

export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, next => navigate(`?${new URLSearchParams(next)}`)]
}

/** Goes somewhere else as soon as it is drawn. */
export function Navigate({ to, replace, state }: { to: string; replace?: boolean; state?: unknown }) {
  const navigate = useNavigate()
  const from = JSON.stringify(state ?? null)
  useEffect(() => navigate(to, { replace, state: JSON.parse(from) }), [navigate, to, replace, from])
  return null
}

const OutletContent = createContext<ReactNode>(null)

/** A frame, and what is to be drawn where it says so. */
export function Framed({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  return <OutletContent value={children}>{frame}</OutletContent>
}

/** The place in a frame where the screen goes. */
export function Outlet() {
  return useContext(OutletContent)
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this application. */
  to: To
  /** What the next screen finds in its location. */
  state?: unknown
  /** Takes the place of this page, so that going back does not lead here again. */
  replace?: boolean
}

export function Link({ to, state, replace = false, onClick, target, ...rest }: LinkProps) {
  const { location: here, navigate } = useRouter()
  const href = resolve(to, here.pathname)
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={event => {
        onClick?.(event)
        if (event.defaultPrevented || isForTheBrowser(event, target)) return
        event.preventDefault()
        // The same address again is no second place to go back to.
        navigate(to, { state, replace: replace || href === written(here) })
      }}
    />
  )
}

/** A link that says whether it leads to the place where one is, or to one above it. */
export function NavLink({
  className,
  ...rest
}: Omit<LinkProps, 'className' | 'to'> & { to: string; className: string | ((isHere: boolean) => string) }) {
  const { pathname } = useLocation()
  const isHere = pathname === rest.to || pathname.startsWith(`${rest.to}/`)
  return (
    <Link
      {...rest}
      aria-current={isHere ? 'page' : undefined}
      className={typeof className === 'string' ? className : className(isHere)}
    />
  )
}

function useRouter() {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no router around this.')
  return router
}

/** A new tab, a download, the browser's menu. */
function isForTheBrowser(
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
) {
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self')
  )
}

function browserLocation(): Location {
  const { pathname, search, hash } = location
  const entry = Object(history.state)
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' }
}

/** Relative to where one is: a query or a hash alone stays on the page. */
function resolve(to: To, pathname: string): string {
  const asked = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  return asked.startsWith('/') ? asked : written(placeOf(new URL(asked, `${ANY_ORIGIN}${pathname}`).href))
}

function placeOf(address: string): Place {
  const { pathname, search, hash } = new URL(address, ANY_ORIGIN)
  return { pathname, search, hash }
}

function written({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`
}

const ANY_ORIGIN = 'https://here.invalid'

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
