import { RESUME_TEXT_MAX_CHARACTERS } from '#shared/career/saved-resume.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { KeepFacts, KeptFacts } from '../resume-reading/keep-facts.tsx'
import { ResumeUpload } from '../resume-reading/resume-upload.tsx'
import type { ResumeDraft } from './resume-draft.ts'
import type { ChangeDraft } from './use-resume-draft.ts'

/** An own résumé whose facts fill the draft: one just read, else what was kept of one read before. */
export function OwnResume({ draft, onChange }: { draft: ResumeDraft; onChange: ChangeDraft }) {
  const { own, usesKeptFacts } = draft
  if (own)
    return (
      <div className="grid grid-cols-1 gap-2 rounded-lg bg-action-wash px-4 py-3 text-sm">
        <p className="break-words">
          {own.fileName} was read: {own.text.length.toLocaleString('en-US')} characters. Its facts go into the
          next draft.
        </p>
        <KeepFacts text={own.text} />
        <Button
          tone="bare"
          className="-mx-3 justify-self-start px-3!"
          onClick={() => onChange(known => ({ ...known, own: null }))}
        >
          Leave it out
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <KeptFacts>
        <div className="px-3">
          <Checkbox
            checked={usesKeptFacts}
            onChange={event => onChange(known => ({ ...known, usesKeptFacts: event.target.checked }))}
          >
            Fill the next draft from them
          </Checkbox>
        </div>
      </KeptFacts>
      <ResumeUpload
        label="Bring your own résumé"
        hint="PDF, DOCX, text or JSON Resume. Read here in the browser; the file is not kept."
        onRead={({ fileName, text }) =>
          onChange(known => ({
            ...known,
            own: { fileName, text: text.slice(0, RESUME_TEXT_MAX_CHARACTERS) },
          }))
        }
      />
    </div>
  )
}
