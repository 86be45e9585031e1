import LifeBuoy from 'lucide-react/icons/life-buoy'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { Link } from '#web/platform/router.tsx'

export const HELP_LINKS = [
  { to: HELP_NOW_PATH, label: 'Getting help now' },
  { to: '/support/help-center', label: 'Help Center' },
] as const

/** In the bar of every signed-in screen; on small ones its picture alone. */
export function HelpLink() {
  return (
    <Link
      to="/support/help-center"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-soft hover:bg-sunk hover:text-ink"
    >
      <LifeBuoy aria-hidden className="size-5" />
      <span className="max-xl:sr-only">Help</span>
    </Link>
  )
}
