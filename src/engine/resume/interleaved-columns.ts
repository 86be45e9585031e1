import type { ResumeSection } from './section-headings.ts'
import type { LinePart } from './split-columns.ts'

type HeadedLine = LinePart & { isHeading: boolean; section: ResumeSection }

const MIN_HEADINGS = 3
const MIN_LINES = 12

/**
 * The columns of a page whose text was taken line by line across both ("CONTACT", "EXPERIENCE", an address, a title …).
 * Only a heading right below another, and all further ones in the column without the work, tell it.
 */
export function splitInterleaved(lines: HeadedLine[]): { head: LinePart[]; columns: LinePart[][] } | null {
  const at = lines.findIndex(
    (line, i) => line.isHeading && lines[i + 1]?.isHeading && line.section !== lines[i + 1]?.section,
  )
  if (at < 0) return null
  const rest = lines.slice(at)
  if (rest.length < MIN_LINES) return null
  const columns = [0, 1].map(column => rest.filter((_, i) => i % 2 === column))
  const work = columns.find(([first]) => first?.section === 'work')
  const other = columns.find(column => column !== work)
  if (!work || !other || rest.filter(line => line.isHeading).length < MIN_HEADINGS) return null
  const tail = work.findIndex((line, i) => i > 0 && line.isHeading)
  // Where the shorter column ends, headings of the other change sides.
  if (tail >= 0 && tail < work.length / 2) return null
  return { head: lines.slice(0, at), columns: [other, work] }
}
