import Menu from 'lucide-react/icons/menu'
import { Link, Outlet } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Brand } from '#web/ui/brand.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { SiteFooter } from './site-footer.tsx'

const MENU_ID = 'site-menu'

const HEADER_LINKS = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/product/features', label: 'Features' },
  { to: '/product/pricing', label: 'Pricing' },
] as const

/** Header, content and footer of every public page. Screens bring their own <main id="content">. */
export function SiteFrame() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}

function SiteHeader() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <header className="page flex flex-wrap items-center justify-end gap-1 py-4">
      <Link to="/" className="me-auto inline-flex min-h-11 items-center">
        <Brand />
      </Link>
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
        {HEADER_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className={QUIET_LINK}>
            {label}
          </Link>
        ))}
      </nav>
      <ThemeSwitch />
      <AccountLinks signedIn={signedIn} className="hidden sm:flex" />
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        className="grid size-11 place-content-center rounded-full hover:bg-sunk md:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <SmallScreenMenu signedIn={signedIn} />
    </header>
  )
}

const QUIET_LINK = 'inline-flex min-h-11 items-center rounded-full px-4 text-ink hover:bg-sunk'

function AccountLinks({ signedIn, className }: { signedIn: boolean; className: string }) {
  return (
    <div className={`items-center gap-1 ${className}`}>
      {signedIn ? (
        <Link to="/dashboard" className={buttonLook({})}>
          Dashboard
        </Link>
      ) : (
        <>
          <Link to="/login" className={QUIET_LINK}>
            Sign in
          </Link>
          <Link to="/signup" className={buttonLook({})}>
            Get started
          </Link>
        </>
      )}
    </div>
  )
}

/** A native popover: it opens before any script has loaded. */
function SmallScreenMenu({ signedIn }: { signedIn: boolean }) {
  return (
    <div
      id={MENU_ID}
      popover="auto"
      className="inset-x-3 top-[4.75rem] m-0 w-auto rounded-lg border border-rule bg-raised p-3 text-ink shadow-float"
    >
      <nav aria-label="Small screen menu" className="grid gap-1">
        {HEADER_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className={QUIET_LINK} onClick={closeMenu}>
            {label}
          </Link>
        ))}
      </nav>
      <AccountLinks signedIn={signedIn} className="mt-3 flex border-t border-rule pt-3 sm:hidden" />
    </div>
  )
}

function closeMenu() {
  document.getElementById(MENU_ID)?.hidePopover()
}
