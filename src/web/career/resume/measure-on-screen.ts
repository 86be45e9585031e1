import { type Measure, MM_PER_POINT } from './page-layout.ts'

/** Helvetica and the fonts that are as wide; what is measured with them breaks where the PDF breaks. */
export const PAPER_FONT = 'Helvetica, Arial, Arimo, "Liberation Sans", sans-serif'
const MEASURED_PX = 100
/** Where nothing can be measured. */
const USUAL_WIDTH_EM = 0.5
const KEPT_MAX = 20_000

/** Measures with the fonts of this browser; each word once. */
export function createScreenMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  const known = new Map<string, number>()
  return (text, { points, isBold }) => {
    const key = `${isBold ? 'b' : 'n'}${text}`
    let em = known.get(key)
    if (em === undefined) {
      if (context) context.font = `${isBold ? 'bold ' : ''}${MEASURED_PX}px ${PAPER_FONT}`
      em = context ? context.measureText(text).width / MEASURED_PX : text.length * USUAL_WIDTH_EM
      if (known.size > KEPT_MAX) known.clear()
      known.set(key, em)
    }
    return em * points * MM_PER_POINT
  }
}
