import { Link } from '#web/platform/router.tsx'
import { CAREER_TOOLS, type CareerToolPath } from './tools.ts'

/** Above each career tool: the five of them as stops on one line, solid up to this one. */
export function ToolsLine({ here, isWide = false }: { here: CareerToolPath; isWide?: boolean }) {
  const at = CAREER_TOOLS.findIndex(tool => tool.to === here)
  return (
    <nav aria-label="Career tools" className={`page pt-3 ${isWide ? 'wide-screen' : ''}`}>
      <div className="relative mx-2.5 h-17">
        <svg width="100%" height="44" className="overflow-visible" aria-hidden="true">
          <line className="line-stroke text-action" x1="0" x2={placeOf(at)} y1="22" y2="22" />
          <line className="line-stroke line-forecast text-edge" x1={placeOf(at)} x2="100%" y1="22" y2="22" />
          {CAREER_TOOLS.map(({ to }, stop) => (
            <Stop key={to} x={placeOf(stop)} is={stop === at ? 'here' : stop < at ? 'behind' : 'ahead'} />
          ))}
        </svg>
        <ol>
          {CAREER_TOOLS.map(({ label, to }, stop) => (
            <li key={to} className={`absolute top-0 ${LABEL_PLACES[stop]}`}>
              <Link
                to={to}
                aria-current={stop === at ? 'page' : undefined}
                className="group block min-w-11 pt-10 text-xs whitespace-nowrap text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span className="block max-sm:sr-only max-sm:group-aria-[current]:not-sr-only max-sm:group-aria-[current]:whitespace-nowrap!">
                  {label}
                </span>
                <span className="block h-3 max-sm:h-1" />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Stop({ x, is }: { x: string; is: 'behind' | 'here' | 'ahead' }) {
  if (is === 'ahead')
    return <circle cx={x} cy="22" r="5" className="fill-paper stroke-edge" strokeWidth="2.5" />
  return <circle cx={x} cy="22" r={is === 'here' ? 10 : 6} className="line-dot text-action" />
}

function placeOf(stop: number): string {
  return `${(stop * 100) / (CAREER_TOOLS.length - 1)}%`
}

/** The first label begins with its stop and the last one ends with it; those between stand under theirs. */
const LABEL_PLACES = [
  '-start-2.5',
  'start-1/4 -translate-x-1/2 text-center',
  'start-1/2 -translate-x-1/2 text-center',
  'start-3/4 -translate-x-1/2 text-center',
  '-end-2.5 text-end',
]
