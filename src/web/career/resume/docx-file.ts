import { BorderStyle, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { type DocumentBlock, documentBlocks } from './document-blocks.ts'
import { type Documents, documentFileName, writtenTexts } from './document-file.ts'
import { TEMPLATES, type Template, type TemplateName } from './templates.ts'

const FONT = 'Calibri'
const INK = '000000'
/** Word counts distances in twentieths of a point and its borders in eighths of one. */
const TWIPS_PER_MM = 56.7
const RULE_EIGHTHS_OF_POINT = 4
const A4_TWIPS = { width: 11906, height: 16838 }
const PAGE_MARGIN_MM = 20
const BULLET_TWIPS = 284
const AFTER_LINE_TWIPS = 20
/** Of a paragraph without text, which is the space between two sections. */
const EMPTY_LINE_TWIPS = 120
const SINGLE_LINE = 240
/** Word's own single line is as high as this share of the letters. */
const WORD_LINE_HEIGHT = 1.22

/** The same documents as a Word file of plain paragraphs: no tables, boxes or columns that a parser would lose. */
export async function docxFile(documents: Documents, name: TemplateName): Promise<File> {
  const template = TEMPLATES[name]
  const margin = twips(PAGE_MARGIN_MM)
  const heading = (points: number) => ({
    run: { font: FONT, size: halfPoints(points), bold: true, color: INK },
  })
  const word = new Document({
    title: documents.role,
    styles: {
      default: {
        document: { run: { font: FONT, size: halfPoints(template.bodyPoints) } },
        title: heading(template.namePoints),
        heading1: heading(template.headingPoints),
      },
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: 'bullet',
              text: '•',
              style: {
                paragraph: {
                  indent: { left: twips(template.bodyIndentMm) + BULLET_TWIPS, hanging: BULLET_TWIPS },
                },
              },
            },
          ],
        },
      ],
    },
    sections: writtenTexts(documents).map(text => ({
      properties: {
        page: {
          size: A4_TWIPS,
          margin: { top: margin, right: margin, bottom: margin, left: margin },
        },
      },
      children: paragraphs(text, template),
    })),
  })
  const blob = await Packer.toBlob(word)
  return new File([blob], documentFileName(documents, 'docx'), { type: blob.type })
}

function paragraphs(text: string, template: Template): Paragraph[] {
  const blocks = documentBlocks(text)
  const firstHeading = blocks.findIndex(({ kind }) => kind === 'heading')
  return blocks.map((block, at) => paragraph(block, template, firstHeading >= 0 && at > firstHeading))
}

function paragraph({ kind, text }: DocumentBlock, template: Template, isUnderHeading: boolean): Paragraph {
  if (kind === 'space')
    return new Paragraph({ spacing: { after: twips(template.spaceMm) / 2, line: EMPTY_LINE_TWIPS } })
  const children = [new TextRun(text)]
  const spacing = {
    after: AFTER_LINE_TWIPS,
    line: Math.round((SINGLE_LINE * template.lineHeight) / WORD_LINE_HEIGHT),
  }
  if (kind === 'name') return new Paragraph({ heading: HeadingLevel.TITLE, spacing, children })
  if (kind === 'heading')
    return new Paragraph({
      heading: HeadingLevel.HEADING_1,
      spacing,
      keepNext: true,
      children,
      ...(template.hasRuleUnderHeading && {
        border: { bottom: { style: BorderStyle.SINGLE, size: RULE_EIGHTHS_OF_POINT, color: INK, space: 1 } },
      }),
    })
  if (kind === 'bullet')
    return new Paragraph({ numbering: { reference: 'points', level: 0 }, spacing, children })
  return new Paragraph({
    spacing,
    children,
    ...(isUnderHeading && { indent: { left: twips(template.bodyIndentMm) } }),
  })
}

function twips(mm: number): number {
  return Math.round(mm * TWIPS_PER_MM)
}

function halfPoints(points: number): number {
  return Math.round(points * 2)
}
