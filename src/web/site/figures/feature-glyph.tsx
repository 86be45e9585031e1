/** One small drawing per tool, each made of the same line and its dot: what the tool does, not an icon of it. */
export function FeatureGlyph({ id }: { id: string }) {
  const glyph = GLYPHS[id]
  if (!glyph) return null
  const { strokes, forecast = [], dots, marks = [] } = glyph
  return (
    <svg viewBox="0 0 96 56" className="h-14 w-24 overflow-visible text-action" aria-hidden="true">
      {strokes.map(d => (
        <path key={d} d={d} className="line-stroke" />
      ))}
      {forecast.map(d => (
        <path key={d} d={d} className="line-stroke line-forecast" />
      ))}
      {marks.map(d => (
        <path key={d} d={d} className="line-stroke text-attention-mark" />
      ))}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="line-dot text-attention-mark" cx={x} cy={y} r="7" />
      ))}
    </svg>
  )
}

type Glyph = {
  strokes: readonly string[]
  forecast?: readonly string[]
  marks?: readonly string[]
  dots: readonly (readonly [number, number])[]
}

const GLYPHS: Record<string, Glyph> = {
  'career-discovery': {
    strokes: ['M4 44C18 44 22 30 34 30'],
    forecast: ['M34 30C52 30 54 8 88 8', 'M34 30C54 30 60 28 88 28', 'M34 30C52 30 58 48 88 48'],
    dots: [[34, 30]],
  },
  'skill-gap-analysis': {
    strokes: ['M4 14H46', 'M4 42H66'],
    forecast: ['M46 14H88', 'M66 42H88'],
    marks: ['M90 4V52'],
    dots: [
      [46, 14],
      [66, 42],
    ],
  },
  'micro-learning': {
    strokes: ['M4 50H22V37H42V24H62V11H80'],
    dots: [[84, 11]],
  },
  'resume-and-cover-letter': {
    strokes: ['M4 10H60', 'M4 26H84', 'M4 42H44'],
    forecast: ['M58 42H88'],
    dots: [[48, 42]],
  },
  'ats-optimizer': {
    strokes: ['M4 28C16 28 18 12 30 12S44 44 56 44'],
    marks: ['M62 28L72 38L90 14'],
    dots: [[56, 44]],
  },
  'market-insights': {
    strokes: ['M4 46L28 38L52 40L76 14'],
    marks: ['M4 54H90'],
    dots: [[80, 10]],
  },
  'chat-coach': {
    strokes: ['M4 20C4 8 20 4 34 4H60C76 4 84 12 84 22S74 38 60 38H36L22 50V37C10 35 4 30 4 20Z'],
    forecast: ['M26 21H52'],
    dots: [[62, 21]],
  },
  'wellness-check-ins': {
    strokes: ['M4 18C14 18 16 30 26 30S38 14 48 14S62 42 74 42'],
    marks: ['M4 4H90'],
    forecast: ['M4 36H56'],
    dots: [[80, 42]],
  },
}
