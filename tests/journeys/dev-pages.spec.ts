import type { Page } from '@playwright/test'
import { Document, Packer, Paragraph } from 'docx'
import { jsPDF } from 'jspdf'
import { devTest as test } from './dev-pages.ts'
import { expect } from './journey.ts'
import { delayRoute } from './user-steps.ts'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Both widths and both schemes: what depends on one of them does not depend on the other. */
const LOOKS = [
  { name: 'wide, light', viewport: { width: 1280, height: 720 }, colorScheme: 'light' },
  { name: 'narrow, dark', viewport: { width: 412, height: 839 }, colorScheme: 'dark' },
] as const

for (const { name, viewport, colorScheme } of LOOKS)
  test(`the parts, with dialog and toasts open, have no accessibility violation, ${name}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    // The spinner and the skeleton shown there would otherwise never come to rest.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.goto('/dev/parts')
    await page.getByRole('button', { name: 'Success toast' }).click()
    await page.getByRole('button', { name: 'Destructive toast' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'Dialog', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

test('a PDF is read in the browser, by a worker from our own server, and goes nowhere', async ({ page }) => {
  await page.goto('/dev/resume-reader')
  const asked = requestsOf(page)
  await choose(page, 'robin.pdf', PDF, pdf(['Robin Example', 'Senior Engineer, Acme, 2019 – 2024']))
  const text = page.getByRole('region', { name: 'Text read' })
  await expect(text).toContainText('Robin Example')
  await expect(text).toContainText('Senior Engineer, Acme, 2019 – 2024')
  const own = new URL(page.url()).origin
  expect(asked.filter(({ url }) => new URL(url).origin !== own)).toEqual([])
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(asked.some(({ url }) => /worker/.test(url))).toBe(true)
})

test('a Word document is read without the PDF library', async ({ page }) => {
  await page.goto('/dev/resume-reader')
  const asked = requestsOf(page)
  const document = new Document({
    sections: [{ children: [new Paragraph('Robin Example'), new Paragraph('Nurse, General Hospital')] }],
  })
  await choose(page, 'robin.docx', DOCX, await Packer.toBuffer(document))
  await expect(page.getByRole('region', { name: 'Text read' })).toContainText('Nurse, General Hospital')
  expect(asked.filter(({ url }) => /pdfjs/.test(url))).toEqual([])
})

test('a text file is read, and the page has no fault for a screen reader', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dev/resume-reader')
  await choose(page, 'robin.txt', 'text/plain', Buffer.from('Zoë Example\nCook'))
  await expect(page.getByRole('region', { name: 'Text read' })).toContainText('Zoë Example')
  await expectAccessible()
})

test('a file over 5 MB and a picture under a PDF’s name are refused in words', async ({ page }) => {
  await page.goto('/dev/resume-reader')
  await choose(page, 'large.pdf', PDF, Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))
  await expect(page.getByRole('alert')).toContainText('This file is larger than 5 MB.')
  await choose(page, 'photo.pdf', PDF, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))
  await expect(page.getByRole('alert')).toContainText(
    'Please choose a PDF, a Word document (.docx) or a text',
  )
})

test('reading can be called off, and another file read after it', async ({ page }) => {
  await page.goto('/dev/resume-reader')
  const release = await delayRoute(page, '**/*pdfjs*')
  await choose(page, 'slow.pdf', PDF, pdf(['Robin Example']))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No file is being read.')).toBeVisible()
  release()
  await choose(page, 'robin.txt', 'text/plain', Buffer.from('Robin Example'))
  await expect(page.getByRole('region', { name: 'Text read' })).toContainText('Robin Example')
})

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('Résumé file').setInputFiles({ name, mimeType, buffer })
}

function pdf(lines: string[]): Buffer {
  const page = new jsPDF()
  for (const [at, line] of lines.entries()) page.text(line, 20, 20 + at * 10)
  return Buffer.from(page.output('arraybuffer'))
}

function requestsOf(page: Page): { url: string; method: string }[] {
  const requests: { url: string; method: string }[] = []
  page.context().on('request', request => requests.push({ url: request.url(), method: request.method() }))
  return requests
}
