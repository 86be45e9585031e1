import { useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { useGateRefusal } from '#web/billing/feature-gate.tsx'
import { downloadFile } from '#web/platform/download-file.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Documents, documentFileName, plainTextFile, writtenTexts } from './document-file.ts'
import { lettersLostInPdf, lostLettersSentence, needsOwnFonts } from './pdf-letters.ts'
import { resumeApi } from './resume-api.ts'
import type { TemplateName } from './templates.ts'

type FileKind = 'pdf' | 'docx' | 'txt' | 'json'

const NAMES: Record<FileKind, string> = {
  pdf: 'PDF',
  docx: 'Word file',
  txt: 'Text file',
  json: 'JSON Resume',
}

/** Makes a file in the browser; the libraries for it come only when somebody asks for one. */
export function useDownload(template: TemplateName) {
  const isRefused = useGateRefusal()
  const [busy, setBusy] = useState<FileKind>()

  async function download(kind: FileKind, documents: Documents) {
    if (writtenTexts(documents).length === 0) {
      toast({ tone: 'destructive', title: 'No content to download' })
      return
    }
    const lost = kind === 'pdf' ? lettersLostInPdf(writtenTexts(documents).join('\n')) : []
    if (lost.length > 0) {
      toast({
        tone: 'destructive',
        title: 'Failed to generate PDF',
        description: `${lostLettersSentence(lost)} The Word file keeps every letter.`,
        action: { label: 'Download DOCX', onPress: () => void download('docx', documents) },
      })
      return
    }
    setBusy(kind)
    try {
      const file = await FILES[kind](documents, template)
      downloadFile(file)
      toast({ title: `${NAMES[kind]} downloaded`, description: file.name })
    } catch (error) {
      log('a file could not be made', error)
      if (isRefused(error) && error instanceof Problem)
        toast({ tone: 'destructive', title: error.message, description: 'Copying the text is always free.' })
      else
        toast({
          tone: 'destructive',
          title: `Failed to generate ${NAMES[kind]}`,
          description: 'Please try again',
        })
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, download: (kind: FileKind, documents: Documents) => void download(kind, documents) }
}

const FILES: Record<FileKind, (documents: Documents, template: TemplateName) => Promise<File>> = {
  pdf: async (documents, template) => {
    await resumeApi.authorizeExport({ format: 'pdf' })
    const fonts = needsOwnFonts(writtenTexts(documents).join('\n'))
      ? await (await import('./pdf-fonts.ts')).loadPdfFonts()
      : null
    return (await import('./pdf-file.ts')).pdfFile(documents, template, fonts)
  },
  docx: async (documents, template) => {
    await resumeApi.authorizeExport({ format: 'docx' })
    return (await import('./docx-file.ts')).docxFile(documents, template)
  },
  txt: async documents => plainTextFile(documents),
  json: async documents => {
    const facts = await resumeApi.readResume({ resumeText: documents.resume })
    const { jsonResumeFile } = await import('./json-resume-file.ts')
    return jsonResumeFile(facts, documentFileName({ ...documents, coverLetter: '' }, 'json'))
  },
}
