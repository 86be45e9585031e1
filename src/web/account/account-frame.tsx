import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import { TAGLINE } from '#shared/product.ts'
import { Link, Outlet } from '#web/platform/router.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { useRestoreFocus } from '#web/ui/focus.ts'
import { Line, LineRange } from '#web/ui/line.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import '#web/ui/theme.css'

const WAY = [
  { x: 0, y: 226 },
  { x: 80, y: 240 },
  { x: 170, y: 190 },
  { x: 260, y: 206 },
  { x: 350, y: 150 },
  { x: 440, y: 128 },
]
const AHEAD = [...WAY.slice(-1), { x: 520, y: 100 }, { x: 620, y: 40 }]
const USUAL = [...WAY, ...AHEAD].map(({ x }) => ({ x, y: 130 - x / 12, low: 250 - x / 12 }))
const HEIGHT = 320
/** In the room below a form: as wide, and low enough not to be cut off. */
const FLAT = 0.42

/** Around the screens for signing in and up: the form, with the line beside it on wide screens and in the room below on others. */
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
        <div ref={place} className="flex flex-col py-8 lg:flex-1 lg:justify-center">
          <Outlet />
        </div>
        <WayLine
          height={HEIGHT * FLAT}
          className="mt-auto max-h-28 min-h-0 w-full flex-1 basis-0 lg:hidden"
        />
      </div>
      <aside className="sticky top-0 hidden h-dvh overflow-hidden bg-action-wash lg:grid lg:grid-rows-[auto_1fr]">
        <div className="grid gap-8 p-10 pb-0">
          <Brand />
          <p className="max-w-[16ch] font-serif text-4xl">{TAGLINE}</p>
        </div>
        <WayLine height={HEIGHT} className="size-full min-h-0 line-on-tint" />
      </aside>
    </div>
  )
}

function WayLine({ height, className }: { height: number; className: string }) {
  const share = height / HEIGHT
  const drawn = (points: typeof WAY) => points.map(({ x, y }) => ({ x, y: y * share }))
  const [today] = drawn(AHEAD)
  return (
    <svg
      viewBox={`0 0 620 ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      className={`${className} line-draw-in`}
      aria-hidden="true"
    >
      <LineRange points={USUAL.map(({ x, y, low }) => ({ x, y: y * share, low: low * share }))} />
      <Line points={drawn(WAY)} dot={false} />
      <Line points={drawn(AHEAD)} forecast dot={false} />
      <circle className="line-dot text-attention-mark" cx={today?.x} cy={today?.y} r="8" />
    </svg>
  )
}
