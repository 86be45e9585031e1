import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page } from '@playwright/test'
import { extractText } from '#web/career/resume-reading/extract-text.ts'

/** The first answer of a server waits for its engine to load. */
export async function expectSuggestions(page: Page) {
  await expect(page.getByRole('heading', { name: /paths, best match first$/ })).toBeVisible({
    timeout: 30_000,
  })
}

/** By the line above every career tool. */
export async function goToTool(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Career tools' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function uploadText(page: Page, label: string, text: string) {
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
}

/** What a press downloads, as another program would read it. */
export async function downloadedBy(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file: Download = await download
  const bytes = new Uint8Array(await readFile(await file.path()))
  return { name: file.suggestedFilename(), bytes, text: await extractText(bytes.slice(), () => {}) }
}
