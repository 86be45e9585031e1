import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from '#web/platform/router.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-full pe-3 text-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
