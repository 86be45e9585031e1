// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { keysOf } from '#shared/typed-keys.ts'
import { extractText } from '../resume-reading/extract-text.ts'
import { documentFileName, plainTextFile } from './document-file.ts'
import { docxFile } from './docx-file.ts'
import { jsonResumeFile } from './json-resume-file.ts'
import { type PdfFonts, pdfFile } from './pdf-file.ts'
import {
  FONT_LETTERS,
  lettersLostInPdf,
  lostLettersSentence,
  needsOwnFonts,
  withPdfLetters,
} from './pdf-letters.ts'
import { TEMPLATES } from './templates.ts'

const POINTS = Array.from(
  { length: 90 },
  (_, at) => `• Trained ${at + 100} colleagues in rooming, vitals and charting`,
)
const RESUME = ['Renée Vale', 'Columbus, OH | [your phone number]', '', 'Experience', ...POINTS].join('\n')
const LETTER =
  'Renée Vale\n\nDear [hiring manager],\n\nI would like to talk about the clinic – soon.\n\nKind regards'
const DOCUMENTS = { role: 'Practice Supervisor', resume: RESUME, coverLetter: LETTER }

describe.for(keysOf(TEMPLATES))('in the template %s', template => {
  test('a PDF holds every line over as many pages as it needs, the letter on its own', async () => {
    const file = pdfFile(DOCUMENTS, template, null)
    expect(file.name).toBe('Practice_Supervisor_Resume_CoverLetter.pdf')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = await extractText(bytes, () => {})
    for (const line of POINTS) expect(text).toContain(line.slice(2))
    expect(text).toContain('Columbus, OH | [your phone number]')
    expect(text).toMatch(/^Experience$/mu)
    expect(text.indexOf('Dear [hiring manager],')).toBeGreaterThan(text.indexOf('Trained 189'))
    expect(text).toContain('clinic – soon')
    const bulletX = 21 + TEMPLATES[template].bodyIndentMm
    expect(await pagesOf(bytes)).toEqual([
      { first: { text: 'Renée Vale', x: 20, fromTop: 35 }, widest: true },
      { first: { text: expect.stringContaining('•'), x: bulletX, fromTop: 20 }, widest: true },
      { first: { text: 'Renée Vale', x: 20, fromTop: 35 }, widest: true },
    ])
  })

  test('a long line is wrapped at 170 millimeters and loses no word, a long word no letter', async () => {
    const long = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ')
    const resume = `Name\n${long}\n\nLinks\n${'x'.repeat(300)}`
    const bytes = await bytesOf(pdfFile({ ...DOCUMENTS, resume, coverLetter: '' }, template, null))
    const text = await extractText(bytes, () => {})
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(`Name ${long} Links`)
    expect(text.replaceAll('\n', '')).toContain('x'.repeat(300))
    expect((await pagesOf(bytes))[0]?.widest).toBe(true)
  })

  test('a Word file holds both documents as paragraphs', async () => {
    const file = await docxFile(DOCUMENTS, template)
    expect(file.name).toBe('Practice_Supervisor_Resume_CoverLetter.docx')
    const text = await extractText(await bytesOf(file), () => {})
    for (const line of POINTS) expect(text).toContain(line.slice(2))
    expect(text).toContain('Renée Vale')
    expect(text).toContain('I would like to talk about the clinic – soon.')
  })
})

test('templates differ in how much a page holds', async () => {
  const resume = [...Array.from({ length: 58 }, (_, at) => `• Point ${at}`)].join('\n')
  const pages = async (template: keyof typeof TEMPLATES) =>
    (await pagesOf(await bytesOf(pdfFile({ ...DOCUMENTS, resume, coverLetter: '' }, template, null)))).length
  expect([await pages('compact'), await pages('plain'), await pages('margin')]).toEqual([1, 2, 2])
})

test('a JSON Resume holds what was read, without what is not known', async () => {
  const unknown = { label: null, phone: null, url: null, location: null, summary: null, profiles: [] }
  const file = jsonResumeFile(
    {
      basics: { name: 'Renée', email: 'r@people.example', ...unknown, lines: { name: 1 } },
      work: [],
      volunteer: [
        {
          name: 'Food Bank',
          position: 'Driver',
          location: null,
          startDate: '2020',
          endDate: null,
          current: true,
          highlights: ['Drove'],
          line: 3,
        },
      ],
      education: [],
      skills: [{ name: 'Epic', line: 4 }],
      certificates: [{ name: 'BLS', date: null, line: 5 }],
      languages: [],
      projects: [],
    },
    'Nurse_Resume.json',
  )
  expect(JSON.parse(await file.text())).toMatchObject({
    basics: { name: 'Renée', email: 'r@people.example', profiles: [] },
    volunteer: [{ organization: 'Food Bank', position: 'Driver', startDate: '2020', highlights: ['Drove'] }],
    skills: [{ name: 'Epic' }],
    certificates: [{ name: 'BLS' }],
  })
  expect(await file.text()).not.toMatch(/null|"line/u)
})

test('a file is named after the role and what is in it', async () => {
  const named = (resume: string, coverLetter: string) =>
    documentFileName({ role: ' Head Nurse / ICU ', resume, coverLetter }, 'pdf')
  expect(named('a', 'b')).toBe('Head_Nurse_ICU_Resume_CoverLetter.pdf')
  expect(named('a', ' ')).toBe('Head_Nurse_ICU_Resume.pdf')
  expect(named('', 'b')).toBe('Head_Nurse_ICU_Cover_Letter.pdf')
  const text = await plainTextFile({ role: 'Nurse', resume: 'one\n', coverLetter: 'two' }).text()
  expect(text).toBe(`one\n\n${'-'.repeat(60)}\n\ntwo\n`)
})

test('letters with a twin in print are set as that, in the fonts that every reader has', async () => {
  const text = 'Zoë\nco\u2011op \u2212 3\u202f% ● “quoted” €5 Š'
  expect(needsOwnFonts(text)).toBe(false)
  const bytes = await bytesOf(pdfFile({ ...DOCUMENTS, resume: text, coverLetter: '' }, 'plain', null))
  expect(await extractText(bytes, () => {})).toBe('Zoë\nco-op - 3 % • “quoted” €5 Š')
})

test.for([
  ['Polish', 'Łukasz Żółć, Gdańsk'],
  ['Czech and Hungarian', 'Dvořák, Ďáblice, Győr, Hűvös'],
  ['Turkish and Romanian', 'İstanbul, Şişli, ığdır, București, Iași'],
  ['Vietnamese', 'Nguyễn Thị Hồng Phượng, Đà Nẵng'],
  ['Vietnamese in parts', 'Nguyễn Thị Hồng'.normalize('NFD')],
  ['Greek', 'Ελένη Παπαδοπούλου, Θεσσαλονίκη'],
  ['Russian and Ukrainian', 'Ольга Щербакова, Київ, ґанок, їжак'],
  ['Serbian', 'Ђорђе Љубинковић, Ниш'],
] as const)('%s stands in a PDF as it was written', async ([, line]) => {
  const resume = `${line}\n\nSkills\n• ${line}`
  expect(lettersLostInPdf(resume)).toEqual([])
  expect(needsOwnFonts(resume)).toBe(true)
  const bytes = await bytesOf(
    pdfFile({ ...DOCUMENTS, resume, coverLetter: '' }, 'plain', await fontsOnDisk()),
  )
  const written = line.normalize('NFC')
  expect(await extractText(bytes, () => {})).toBe(`${written}\nSkills\n• ${written}`)
})

test('the fonts hold every letter we say they hold', async () => {
  const letters = Array.from({ length: 0x2_700 }, (_, code) => String.fromCodePoint(code)).filter(
    letter => FONT_LETTERS.test(letter) && letter.trim() !== '',
  )
  expect(letters.length).toBeGreaterThan(1_200)
  for (const file of ['400', '700']) {
    const held = lettersOfFont(await fontFile(file))
    expect(letters.filter(letter => !held.has(letter))).toEqual([])
  }
})

test('what cannot be drawn is named', () => {
  expect(lettersLostInPdf('Zoë Łódź')).toEqual([])
  const lost = lettersLostInPdf('Resume 🙂 of مريم')
  expect(lost).toEqual(['🙂', 'م', 'ر', 'ي'])
  expect(lostLettersSentence(lost)).toBe('The PDF fonts have no emoji and no Arabic letters (🙂 م ر ي).')
  expect(lostLettersSentence([...'山田花子東京大'])).toBe(
    'The PDF fonts have no Chinese or Japanese characters (山 田 花 子 東 京 …).',
  )
  expect(withPdfLetters('a\ufe0f')).toBe('a')
})

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}

async function fontsOnDisk(): Promise<PdfFonts> {
  return { normal: await fontFile('400'), bold: await fontFile('700') }
}

async function fontFile(weight: string): Promise<ArrayBuffer> {
  const bytes = await readFile(new URL(`./fonts/arimo-${weight}.ttf`, import.meta.url))
  return new Uint8Array(bytes).buffer
}

/** From its table of letters, in the format every font has (4). */
function lettersOfFont(font: ArrayBuffer): Set<string> {
  const view = new DataView(font)
  const tables = Array.from({ length: view.getUint16(4) }, (_, at) => 12 + 16 * at)
  const cmap = view.getUint32((tables.find(at => view.getUint32(at) === 0x63_6d_61_70) ?? 0) + 8)
  const held = new Set<string>()
  for (let at = 0; at < view.getUint16(cmap + 2); at++) {
    const table = cmap + view.getUint32(cmap + 8 + 8 * at)
    if (view.getUint16(table) !== 4) continue
    const doubled = view.getUint16(table + 6)
    for (let segment = 0; segment < doubled; segment += 2) {
      const [last, first] = [
        view.getUint16(table + 14 + segment),
        view.getUint16(table + 16 + doubled + segment),
      ]
      for (let code = first; code <= last; code++) held.add(String.fromCodePoint(code))
    }
  }
  return held
}

/** Where each page begins, in millimeters, and whether nothing on it stands further right than it may. */
async function pagesOf(bytes: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: bytes.slice() }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const height = page.getViewport({ scale: 1 }).height
    const { items } = await page.getTextContent()
    const written = items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item] : []))
    const [first] = written
    const millimeters = (points: number) => Math.round((points * 25.4) / 72)
    pages.push({
      first: first && {
        text: first.str,
        x: millimeters(Number(first.transform[4])),
        fromTop: millimeters(height - Number(first.transform[5])),
      },
      widest: written.every(item => millimeters(Number(item.transform[4]) + item.width) <= 190),
    })
  }
  return pages
}
