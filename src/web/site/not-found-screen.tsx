import { useEffect } from 'react'
import { log } from '#web/platform/log.ts'
import { useLocation } from '#web/platform/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Line } from '#web/ui/line.tsx'

const WAY = [
  { x: 4, y: 96 },
  { x: 90, y: 60 },
  { x: 180, y: 84 },
  { x: 262, y: 36 },
]
const LOST = [
  { x: 262, y: 36 },
  { x: 340, y: 52 },
  { x: 412, y: 14 },
]

export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => log(`404: nothing lives at ${pathname}`), [pathname])
  return (
    <main id="content" className="page grid flex-1 content-center justify-items-start gap-5 py-20">
      <svg viewBox="0 0 420 110" className="w-full max-w-md overflow-visible line-draw-in" aria-hidden="true">
        <Line points={WAY} />
        <Line points={LOST} forecast dot={false} />
      </svg>
      <p className="figures text-soft">404</p>
      <h1 className="text-4xl">Oops! Page not found</h1>
      <p className="max-w-reading text-soft">
        The way ends here. The address may be mistyped, or the page has moved.
      </p>
      <ButtonLink to="/" className="mt-2">
        Return to Home
      </ButtonLink>
    </main>
  )
}
