import { atsScoreColor } from '#shared/career/ats-result.ts'

const CENTER = 66
const RADIUS = 58
const LENGTH = 2 * Math.PI * RADIUS
const COLORS = { green: 'text-action', yellow: 'text-attention-mark', red: 'text-wrong' } as const
/** Color is never the only sign. */
const WORDS = { green: 'strong', yellow: 'fair', red: 'weak' } as const

/** Solid to the score, dotted on to what the fixes would earn. */
export function ScoreRing({ score, reachable }: { score: number; reachable: number }) {
  const color = atsScoreColor(score)
  const isHigher = reachable > score
  return (
    <div
      role="img"
      aria-label={`ATS score: ${score} of 100, ${WORDS[color]}${isHigher ? `; ${reachable} with the fixes below` : ''}`}
      data-color={color}
      className="relative size-36 shrink-0"
    >
      <svg viewBox="0 0 132 132" aria-hidden="true" className="size-full overflow-visible">
        <circle cx={CENTER} cy={CENTER} r={RADIUS} fill="none" strokeWidth="1.5" className="stroke-rule" />
        {isHigher && (
          <path d={arc(score, reachable)} className="line-stroke line-forecast text-action" fill="none" />
        )}
        <circle
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          transform={`rotate(-90 ${CENTER} ${CENTER})`}
          className={score > 0 ? COLORS[color] : 'opacity-0'}
        />
        {isHigher && <EndDot at={reachable} className="text-action" r="5" />}
        <EndDot at={score} className={COLORS[color]} r="8" />
      </svg>
      <p aria-hidden className="absolute inset-0 grid grid-cols-1 content-center justify-items-center">
        <span className="figures font-serif text-4xl leading-none">{score}</span>
        <span className="text-xs text-soft">of 100, {WORDS[color]}</span>
      </p>
    </div>
  )
}

function EndDot({ at, className, r }: { at: number; className: string; r: string }) {
  const { x, y } = pointAt(at)
  return <circle cx={x} cy={y} r={r} className={`line-dot ${className}`} />
}

/** From the top, clockwise. */
function pointAt(score: number): { x: number; y: number } {
  const angle = (score / 100) * 2 * Math.PI
  return { x: CENTER + RADIUS * Math.sin(angle), y: CENTER - RADIUS * Math.cos(angle) }
}

function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 50 ? 1 : 0} 1 ${end.x} ${end.y}`
}
