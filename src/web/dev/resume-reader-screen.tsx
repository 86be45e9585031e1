import { type DragEvent, useRef, useState } from 'react'
import { readResumeFile } from '#web/career/resume-reading/read-resume-file.ts'
import { ResumeFileError } from '#web/career/resume-reading/resume-file-error.ts'
import { log } from '#web/platform/log.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Progress } from '#web/ui/progress.tsx'

type Reading =
  | { state: 'waiting' }
  | { state: 'reading'; name: string; share: number }
  | { state: 'read'; name: string; text: string }
  | { state: 'refused'; name: string; problem: string }

/** What the résumé reader makes of a file, for those who work on it. The file never leaves the browser. */
export function ResumeReaderScreen() {
  const [reading, setReading] = useState<Reading>({ state: 'waiting' })
  const current = useRef<AbortController>(undefined)

  async function read(file: File | undefined) {
    if (!file) return
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { name } = file
    setReading({ state: 'reading', name, share: 0 })
    try {
      const text = await readResumeFile(file, {
        signal: controller.signal,
        onProgress: share => setReading({ state: 'reading', name, share }),
      })
      setReading({ state: 'read', name, text })
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ResumeFileError)) log('a résumé could not be read', error)
      setReading({ state: 'refused', name, problem: problemOf(error) })
    }
  }

  function cancel() {
    current.current?.abort()
    setReading({ state: 'waiting' })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    read(event.dataTransfer.files[0])
  }

  return (
    <main id="content" className="page grid gap-8 py-10">
      <Brand />
      <h1 className="text-5xl">The résumé reader</h1>
      <section
        aria-label="Choose a file"
        className="grid gap-4 rounded-card border border-dashed border-edge p-8"
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
      >
        <Field
          label="Résumé file"
          hint="A PDF, a Word document or a text file of up to 5 MB, or drop it here."
        >
          {control => (
            <input
              {...control}
              type="file"
              onChange={event => {
                read(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          )}
        </Field>
      </section>
      <Outcome reading={reading} cancel={cancel} />
    </main>
  )
}

function Outcome({ reading, cancel }: { reading: Reading; cancel: () => void }) {
  if (reading.state === 'waiting') return <p className="text-soft">No file is being read.</p>
  if (reading.state === 'reading')
    return (
      <section aria-label="Reading" className="grid gap-3">
        <p>Reading {reading.name} …</p>
        <Progress label={`Reading ${reading.name}`} value={reading.share} max={1} />
        <Button tone="quiet" onClick={cancel} className="justify-self-start">
          Cancel
        </Button>
      </section>
    )
  if (reading.state === 'refused')
    return (
      <p role="alert" className="text-wrong">
        {reading.name}: {reading.problem}
      </p>
    )
  return (
    <section aria-label="Text read" className="grid gap-3">
      <h2 className="text-2xl">
        {reading.name}, {reading.text.length.toLocaleString('en-US')} characters
      </h2>
      <pre className="overflow-x-auto whitespace-pre-wrap">{reading.text}</pre>
    </section>
  )
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This file could not be read.'
}
