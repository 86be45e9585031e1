import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Point } from '#web/ui/line.tsx'

type Ends = { from: Point; to: Point }

/** Ties the chosen requirement to the line that shows it, where the two stand side by side. Said in words by the line number beside each. */
export function EvidenceCurve({
  around,
  line,
}: {
  around: RefObject<HTMLElement | null>
  line: number | undefined
}) {
  const [ends, setEnds] = useState<Ends | null>(null)
  useLayoutEffect(() => {
    const box = around.current
    if (!box || line === undefined) {
      setEnds(null)
      return
    }
    const measure = () => setEnds(endsIn(box))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    // The list of lines scrolls inside the box.
    box.addEventListener('scroll', measure, true)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure, true)
    }
  }, [around, line])
  if (!ends) return null
  const { from, to } = ends
  const middle = (from.x + to.x) / 2
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible text-action max-lg:hidden"
    >
      <path
        className="line-stroke"
        d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`}
      />
      <circle className="line-dot" cx={from.x} cy={from.y} r="5" />
      <circle className="line-dot" cx={to.x} cy={to.y} r="5" />
    </svg>
  )
}

/** Null where one of the two is out of sight. */
function endsIn(box: HTMLElement): Ends | null {
  const row = box.querySelector('[aria-pressed="true"]')?.getBoundingClientRect()
  const line = box.querySelector('[data-line][aria-current="true"]')
  const list = line?.closest('ol')?.getBoundingClientRect()
  const place = line?.getBoundingClientRect()
  if (!row || !list || !place) return null
  const y = place.top + place.height / 2
  if (y < list.top || y > list.bottom || place.left < row.right) return null
  const outer = box.getBoundingClientRect()
  return {
    from: { x: row.right - outer.left, y: row.top + row.height / 2 - outer.top },
    to: { x: place.left - outer.left, y: y - outer.top },
  }
}
