import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useId, useRef, useState } from 'react'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { readResumeFile } from './read-resume-file.ts'
import { ResumeFileError } from './resume-file-error.ts'

type Reading = { fileName: string; share: number }

/** A file somebody brings; it is read in the browser and leaves it only as the text they see. */
export function ResumeUpload({
  label,
  hint,
  onRead,
}: {
  label: string
  hint: string
  onRead: (read: { fileName: string; text: string }) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  const [reading, setReading] = useState<Reading>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])

  async function read(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const fileName = file.name
    setProblem(undefined)
    setReading({ fileName, share: 0 })
    try {
      const read = await readResumeFile(file, {
        signal: controller.signal,
        onProgress: share => setReading({ fileName, share }),
      })
      const { jsonResumeText } = await import('./json-resume-text.ts')
      onRead({ fileName, text: jsonResumeText(read) ?? read })
    } catch (error) {
      if (controller.signal.aborted) return
      const isKnown = error instanceof ResumeFileError
      if (!isKnown) log('a résumé could not be read', error)
      setProblem(isKnown ? error.message : new ResumeFileError('broken').message)
    } finally {
      if (running.current === controller) setReading(undefined)
    }
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-1">
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept=".pdf,.docx,.txt,.md,.json,text/plain,application/json,application/pdf"
        className="hidden"
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      {reading ? (
        <div className="grid grid-cols-1 w-full gap-2 py-2">
          <p className="text-sm break-words">Reading {reading.fileName} …</p>
          <Progress label={`Reading ${reading.fileName}`} value={reading.share} max={1} />
          <Button tone="bare" className="justify-self-start" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button
          tone="bare"
          className="-ms-3 px-3!"
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <ArrowUp aria-hidden className="size-4.5" />
          {label}
        </Button>
      )}
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
      {problem && (
        <p role="alert" className="text-sm font-medium text-wrong">
          {problem}
        </p>
      )}
    </div>
  )
}
