// @vitest-environment node
import { Document, Header, Packer, Paragraph, TextRun } from 'docx'
import { zipSync } from 'fflate'
import { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import { docxText } from './docx-text.ts'
import { extractText } from './extract-text.ts'

const read = (bytes: Uint8Array) => extractText(bytes, () => {})

function pdf(draw: (page: jsPDF) => void): Uint8Array {
  const page = new jsPDF()
  draw(page)
  return new Uint8Array(page.output('arraybuffer'))
}

test('the lines of a PDF come back in order, page after page', async () => {
  const bytes = pdf(page => {
    page.text('Ann Lee', 20, 20)
    page.text('Engineer, Acme', 20, 30)
    page.text('2019 – 2021', 150, 30)
    page.addPage()
    page.text('Skills', 20, 20)
  })
  const shares: number[] = []
  const text = await extractText(bytes, share => shares.push(share))
  expect(text.split('\n')).toEqual([
    'Ann Lee',
    expect.stringMatching(/^Engineer, Acme +2019 – 2021$/u),
    'Skills',
  ])
  expect(shares).toEqual([0.5, 1, 1])
})

test('a PDF of 51 pages is refused, one without text is said to be a scan', async () => {
  const long = pdf(page => {
    for (let i = 0; i < 50; i++) page.addPage()
  })
  await expect(read(long)).rejects.toMatchObject({ problem: 'pages' })
  await expect(read(pdf(page => page.rect(10, 10, 50, 50)))).rejects.toMatchObject({ problem: 'scanned' })
})

test('a PDF locked with a password is said to be locked', async () => {
  const locked = new jsPDF({ encryption: { userPassword: 'secret', ownerPassword: 'owner' } })
  locked.text('hidden', 20, 20)
  await expect(read(new Uint8Array(locked.output('arraybuffer')))).rejects.toMatchObject({
    problem: 'locked',
  })
})

test('a Word document gives its header, paragraphs and list points', async () => {
  const bytes = await Packer.toBuffer(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('Ann Lee | 555 010 2030')] }) },
          children: [
            new Paragraph('Experience & more <here>'),
            new Paragraph({ text: 'Built things', bullet: { level: 0 } }),
            new Paragraph({ children: [new TextRun('Engineer'), new TextRun('\t2019')] }),
          ],
        },
      ],
    }),
  )
  const text = await read(new Uint8Array(bytes))
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Ann Lee | 555 010 2030',
    'Experience & more <here>',
    '• Built things',
    expect.stringMatching(/^Engineer\s+2019$/u),
  ])
})

test('text files are read in UTF-8, UTF-16 and the old Windows encoding', async () => {
  expect(await read(new TextEncoder().encode('Zoë Łuk'))).toBe('Zoë Łuk')
  expect(await read(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0]))).toBe('AB')
  expect(await read(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë')
})

test('pictures, broken files and empty files are refused by name', async () => {
  await expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]))).rejects.toMatchObject({
    problem: 'kind',
  })
  await expect(read(new TextEncoder().encode('%PDF-1.7 nothing else'))).rejects.toMatchObject({
    problem: 'broken',
  })
  await expect(read(new Uint8Array())).rejects.toMatchObject({ problem: 'empty' })
  await expect(read(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ problem: 'size' })
})

test('a zip that unpacks to far more than it holds is refused before it is opened', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(4_000_000) })
  expect(bomb.byteLength).toBeLessThan(100_000)
  await expect(read(bomb)).rejects.toMatchObject({ problem: 'unsafe' })
})

test('entities that a document defines itself are not expanded', () => {
  expect(docxText('<!DOCTYPE x [<!ENTITY a "&a;&a;">]><w:p><w:t>&a;&amp;&#65;</w:t></w:p>')).toBe('&a;&A')
})
