import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, Outlet } from 'react-router'
import { Brand } from '#web/ui/brand.tsx'
import { Line } from '#web/ui/line.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

const WAY = [
  { x: 0, y: 250 },
  { x: 90, y: 262 },
  { x: 190, y: 190 },
  { x: 290, y: 218 },
  { x: 400, y: 120 },
  { x: 500, y: 140 },
  { x: 600, y: 62 },
]

/** Around the screens for signing in and up: the form, and on wide screens the line beside it. */
export function AccountFrame() {
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <div className="page flex max-w-[34rem] flex-col py-4">
        <header className="flex items-center justify-between gap-4">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-2 rounded-full pe-3 text-soft hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to home
          </Link>
          <ThemeSwitch />
        </header>
        <div className="flex flex-1 flex-col justify-center py-8">
          <Outlet />
        </div>
      </div>
      <aside className="relative hidden overflow-hidden bg-action-wash lg:flex lg:flex-col lg:justify-between">
        <div className="p-10">
          <Brand />
        </div>
        <svg viewBox="0 0 620 300" className="w-full line-draws" aria-hidden="true">
          <Line points={WAY} />
        </svg>
        <p className="max-w-[24ch] p-10 font-serif text-2xl">Find your path. Protect your wellbeing.</p>
      </aside>
    </div>
  )
}
