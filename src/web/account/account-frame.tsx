import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import { TAGLINE } from '#shared/product.ts'
import { Link, Outlet } from '#web/platform/router.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { useRestoreFocus } from '#web/ui/focus.ts'
import { Line, LineRange } from '#web/ui/line.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import '#web/ui/theme.css'

const TODAY = { x: 440, y: 128 }
const WAY = [
  { x: 0, y: 226 },
  { x: 80, y: 240 },
  { x: 170, y: 190 },
  { x: 260, y: 206 },
  { x: 350, y: 150 },
  TODAY,
]
const AHEAD = [TODAY, { x: 520, y: 100 }, { x: 620, y: 40 }]
const USUAL = [...WAY, ...AHEAD].map(({ x }) => ({ x, y: 130 - x / 12, low: 250 - x / 12 }))

/** Around the screens for signing in and up: the form, and on wide screens the line beside it. */
export function AccountFrame() {
  const place = useRef<HTMLDivElement>(null)
  useRestoreFocus(place)
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <div className="page flex max-w-[34rem] flex-col py-4">
        <header className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex lg:hidden">
            <Brand />
          </span>
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-2 rounded-full pe-2 text-soft hover:text-ink max-lg:ms-auto"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Back to home
          </Link>
          <ThemeSwitch />
        </header>
        <div ref={place} className="flex flex-1 flex-col justify-center py-8">
          <Outlet />
        </div>
      </div>
      <aside className="sticky top-0 hidden h-dvh overflow-hidden bg-action-wash lg:grid lg:grid-rows-[auto_1fr]">
        <div className="grid gap-8 p-10 pb-0">
          <Brand />
          <p className="max-w-[16ch] font-serif text-4xl">{TAGLINE}</p>
        </div>
        <svg
          viewBox="0 0 620 320"
          preserveAspectRatio="xMaxYMid slice"
          className="size-full min-h-0 line-on-tint line-draw-in"
          aria-hidden="true"
        >
          <LineRange points={USUAL} />
          <Line points={WAY} dot={false} />
          <Line points={AHEAD} forecast dot={false} />
          <circle className="line-dot text-attention-mark" cx={TODAY.x} cy={TODAY.y} r="8" />
        </svg>
      </aside>
    </div>
  )
}
