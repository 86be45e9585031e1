import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { blanksIn, splitAtBlanks } from './blanks.ts'
import { createScreenMeasure, PAPER_FONT } from './measure-on-screen.ts'
import { layOutPages, MM_PER_POINT, PAGE_MM, type Page } from './page-layout.ts'
import { lettersLostInPdf, lostLettersSentence, withPdfLetters } from './pdf-letters.ts'
import { TEMPLATES, type TemplateName } from './templates.ts'

/** The pages as they will print, laid out as the PDF is; they follow what is typed. */
export function DocumentPreview({
  label,
  text: typed,
  template,
}: {
  label: string
  text: string
  template: TemplateName
}) {
  const text = useDeferredValue(typed)
  const [measure] = useState(createScreenMeasure)
  const pages = useMemo(
    () => layOutPages(withPdfLetters(text), TEMPLATES[template], measure),
    [text, template, measure],
  )
  const lost = useMemo(() => lettersLostInPdf(text), [text])
  const isEmpty = text.trim() === ''
  return (
    <section aria-label={`Preview of the ${label}`} className="grid grid-cols-1 content-start gap-3">
      <p className="text-sm text-soft">
        {isEmpty
          ? 'Nothing is written here yet.'
          : `${pages.length === 1 ? 'One page' : `${pages.length} pages`} · one column of real text, safe for parsers`}
      </p>
      <div className="grid grid-cols-1 gap-4">
        {pages.map(page => (
          <EnlargeablePage
            key={page.number}
            page={page}
            label={`Page ${page.number} of ${pages.length}, as it will print`}
          />
        ))}
      </div>
      {blanksIn(text).length > 0 && (
        <p className="text-sm text-attention">
          Blanks print as blanks. Fill or remove them before you download.
        </p>
      )}
      {lost.length > 0 && (
        <p className="text-sm text-attention">
          {lostLettersSentence(lost)} The Word file and the plain text keep every letter.
        </p>
      )}
    </section>
  )
}

const CROPPED_MARGIN_MM = 14

/** A page as wide as its column is small; enlarged, it stands at reading size and moves under the finger. */
function EnlargeablePage({ page, label }: { page: Page; label: string }) {
  const [isEnlarged, setEnlarged] = useState(false)
  const Icon = isEnlarged ? ZoomOut : ZoomIn
  return (
    <div className="overflow-x-auto pb-2 contain-inline-size">
      <Button
        tone="bare"
        aria-label={`${isEnlarged ? 'Whole page' : 'Read larger'}, page ${page.number}`}
        onClick={() => setEnlarged(!isEnlarged)}
        className="sticky start-0 px-3!"
      >
        <Icon aria-hidden className="size-4.5" />
        {isEnlarged ? 'Whole page' : 'Read larger'}
      </Button>
      <div className={isEnlarged ? 'w-180' : ''}>
        <PaperPage page={page} label={label} isCropped={isEnlarged} />
      </div>
    </div>
  )
}

function PaperPage({
  page: { texts, rules },
  label,
  isCropped,
}: {
  page: Page
  label: string
  /** Most of the empty margins is left out, for the sake of larger letters. */
  isCropped: boolean
}) {
  const { width, height } = PAGE_MM
  const margin = isCropped ? CROPPED_MARGIN_MM : 0
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin}`}
      className="block w-full rounded-sm bg-raised shadow-float"
      fontFamily={PAPER_FONT}
    >
      {texts.map(({ text, x, y, points, isBold }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={points * MM_PER_POINT}
          fontWeight={isBold ? 700 : 400}
          className="fill-ink"
        >
          {splitAtBlanks(text).map(piece =>
            piece.isBlank ? (
              <tspan key={piece.at} className="fill-attention underline decoration-dotted">
                {piece.text}
              </tspan>
            ) : (
              piece.text
            ),
          )}
        </text>
      ))}
      {rules.map(({ x1, x2, y }) => (
        <line key={y} x1={x1} x2={x2} y1={y} y2={y} className="stroke-edge" strokeWidth="0.25" />
      ))}
    </svg>
  )
}
