import { jsPDF } from 'jspdf'
import { type Documents, documentFileName, writtenTexts } from './document-file.ts'
import { layOutPages, type Measure, MM_PER_POINT, type Page, type TextStyle } from './page-layout.ts'
import { withPdfLetters } from './pdf-letters.ts'
import { TEMPLATES, type TemplateName } from './templates.ts'

/** Fonts that a PDF brings along, as TrueType files. */
export type PdfFonts = { normal: ArrayBuffer; bold: ArrayBuffer }

const STANDARD_FONT = 'helvetica'
const OWN_FONT = 'Arimo'
/** The library knows its standard fonts in 220ths of a letter's height, up to one percent too narrow. */
const STANDARD_WIDTH_FACTOR = 1.01
const RULE_MM = 0.2
const BINARY_CHUNK_BYTES = 8192

/** Résumé and letter in one column of real text, which applicant systems read; each begins on a page of its own. */
export function pdfFile(documents: Documents, template: TemplateName, fonts: PdfFonts | null): File {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  pdf.setProperties({
    title: documentFileName(documents, 'pdf')
      .replace(/\.pdf$/u, '')
      .replaceAll('_', ' '),
  })
  if (fonts) {
    addFont(pdf, fonts.normal, 'normal')
    addFont(pdf, fonts.bold, 'bold')
  }
  const setStyle = ({ points, isBold }: TextStyle) =>
    pdf.setFont(fonts ? OWN_FONT : STANDARD_FONT, isBold ? 'bold' : 'normal').setFontSize(points)
  // Letters are drawn without the kerning that the library would measure by default.
  const measure: Measure = (text, style) =>
    setStyle(style).getStringUnitWidth(text, { doKerning: false }) *
    (fonts ? 1 : STANDARD_WIDTH_FACTOR) *
    style.points *
    MM_PER_POINT
  pdf.setLineWidth(RULE_MM)
  const pages = writtenTexts(documents).flatMap(text =>
    layOutPages(withPdfLetters(text), TEMPLATES[template], measure),
  )
  for (const [at, page] of pages.entries()) {
    if (at > 0) pdf.addPage()
    drawPage(pdf, page, setStyle)
  }
  return new File([pdf.output('arraybuffer')], documentFileName(documents, 'pdf'), {
    type: 'application/pdf',
  })
}

function drawPage(pdf: jsPDF, { texts, rules }: Page, setStyle: (style: TextStyle) => void) {
  for (const text of texts) {
    setStyle(text)
    pdf.text(text.text, text.x, text.y)
  }
  for (const { x1, x2, y } of rules) pdf.line(x1, y, x2, y)
}

function addFont(pdf: jsPDF, font: ArrayBuffer, style: 'normal' | 'bold') {
  const name = `${OWN_FONT}-${style}.ttf`
  pdf.addFileToVFS(name, binaryString(font))
  pdf.addFont(name, OWN_FONT, style)
}

/** A character for each byte, as jsPDF takes files. */
function binaryString(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  let text = ''
  // All bytes at once would be more arguments than a call may have.
  for (let at = 0; at < bytes.length; at += BINARY_CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + BINARY_CHUNK_BYTES))
  return text
}
