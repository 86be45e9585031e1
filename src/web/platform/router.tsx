import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  Router,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router'

/** Our own: the router's browser part brings its framework mode along, 5 KB of script that no page here uses. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(next => startTransition(() => setShown(next))), [history])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
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
  const navigate = useNavigate()
  const here = useLocation()
  const there = useResolvedPath(to)
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={event => {
        onClick?.(event)
        if (event.defaultPrevented || isForTheBrowser(event, target)) return
        event.preventDefault()
        // The same address again is no second place to go back to.
        void navigate(to, { state, replace: replace || createPath(here) === createPath(there) })
      }}
    />
  )
}

/** A link that says whether it leads to the place where one is, or to one above it. */
export function NavLink({
  className,
  ...rest
}: Omit<LinkProps, 'className'> & { className: string | ((isHere: boolean) => string) }) {
  const { pathname } = useLocation()
  const target = useResolvedPath(rest.to).pathname
  const isHere = pathname === target || pathname.startsWith(`${target}/`)
  return (
    <Link
      {...rest}
      aria-current={isHere ? 'page' : undefined}
      className={typeof className === 'string' ? className : className(isHere)}
    />
  )
}

export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  return [params, next => void navigate(`?${new URLSearchParams(next)}`)]
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
