import { type DocumentBlock, documentBlocks } from './document-blocks.ts'
import type { Template } from './templates.ts'

/** A4, in millimeters. */
export const PAGE_MM = { width: 210, height: 297 } as const
const LEFT_MM = 20
const FIRST_LINE_MM = 35
const LATER_PAGES_MM = 20
const BOTTOM_MM = 277
const WRAP_WIDTH_MM = 170
const BULLET_MM = { sign: 1, text: 5 } as const
const RULE_BELOW_LINE_MM = 1.2
const AFTER_RULE_MM = 1.2

export const MM_PER_POINT = 25.4 / 72

export type TextStyle = { points: number; isBold: boolean }
type PlacedText = TextStyle & { text: string; x: number; y: number }
/** A line under a section's name. */
type PlacedRule = { x1: number; x2: number; y: number }
export type Page = { number: number; texts: PlacedText[]; rules: PlacedRule[] }

/** How wide a text is, in millimeters. */
export type Measure = (text: string, style: TextStyle) => number

/** Where each line of a text stands on how many pages: what is printed and what the preview shows come from here. */
export function layOutPages(text: string, template: Template, measure: Measure): Page[] {
  let page = emptyPage(1)
  const pages = [page]
  let y = FIRST_LINE_MM
  let isUnderHeading = false
  for (const block of documentBlocks(text)) {
    if (block.kind === 'space') {
      y += template.spaceMm
      continue
    }
    const style = styleOf(block.kind, template)
    const lineHeight = style.points * MM_PER_POINT * template.lineHeight
    const left = LEFT_MM + (isUnderHeading && block.kind !== 'heading' ? template.bodyIndentMm : 0)
    const textLeft = left + (block.kind === 'bullet' ? BULLET_MM.text : 0)
    const lines = wrap(block.text, LEFT_MM + WRAP_WIDTH_MM - textLeft, part => measure(part, style))
    for (const [at, line] of lines.entries()) {
      // A heading at the foot of a page would be parted from what it names.
      const room = block.kind === 'heading' ? lineHeight * 2 : 0
      if (y + room > BOTTOM_MM) {
        page = emptyPage(pages.length + 1)
        pages.push(page)
        y = LATER_PAGES_MM
      }
      if (block.kind === 'bullet' && at === 0)
        page.texts.push({ ...style, text: '•', x: left + BULLET_MM.sign, y })
      page.texts.push({ ...style, text: line, x: textLeft, y })
      y += lineHeight
    }
    if (block.kind === 'heading') {
      isUnderHeading = true
      if (template.hasRuleUnderHeading) {
        page.rules.push({
          x1: LEFT_MM,
          x2: LEFT_MM + WRAP_WIDTH_MM,
          y: y - lineHeight + RULE_BELOW_LINE_MM,
        })
        y += AFTER_RULE_MM
      }
    }
  }
  return pages
}

function emptyPage(number: number): Page {
  return { number, texts: [], rules: [] }
}

function styleOf(kind: DocumentBlock['kind'], template: Template): TextStyle {
  if (kind === 'name') return { points: template.namePoints, isBold: true }
  if (kind === 'heading') return { points: template.headingPoints, isBold: true }
  return { points: template.bodyPoints, isBold: false }
}

/** Between words; a word that is wider than a line is cut. */
function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  const space = measure(' ')
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of text.split(/\s+/u).flatMap(part => cut(part, width, measure))) {
    const wide = measure(word)
    if (line !== '' && filled + space + wide > width) {
      lines.push(line)
      line = word
      filled = wide
    } else {
      filled += wide + (line === '' ? 0 : space)
      line = line === '' ? word : `${line} ${word}`
    }
  }
  lines.push(line)
  return lines
}

function cut(word: string, width: number, measure: (part: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
