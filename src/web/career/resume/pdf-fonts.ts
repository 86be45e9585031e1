import normalUrl from './fonts/arimo-400.ttf?url'
import boldUrl from './fonts/arimo-700.ttf?url'
import type { PdfFonts } from './pdf-file.ts'

export async function loadPdfFonts(): Promise<PdfFonts> {
  const [normal, bold] = await Promise.all([normalUrl, boldUrl].map(loadFile))
  if (!normal || !bold) throw new Error('A font of the PDF is missing.')
  return { normal, bold }
}

async function loadFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`A font of the PDF could not be loaded: ${answer.status}`)
  return answer.arrayBuffer()
}
