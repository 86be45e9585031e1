import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useNavigate } from '#web/platform/router.tsx'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { saveAtsQuestion } from '../ats/ats-question.ts'
import type { Documents } from './document-file.ts'
import { hasText, type ResumeDraft } from './resume-draft.ts'
import type { TemplateName } from './templates.ts'
import { useDownload } from './use-download.ts'

/** What can be done with the texts: saved, made into files, checked against a posting. */
export function ResumeActions({
  owner,
  draft,
  template,
  isSaving,
  onSave,
}: {
  owner: string
  draft: ResumeDraft
  template: TemplateName
  isSaving: boolean
  onSave: () => void
}) {
  const { busy, download } = useDownload(template)
  const navigate = useNavigate()
  const [part, setPart] = useState<string>(PARTS[0].name)
  const files = documentsOf(draft, part)

  function checkAgainstPosting() {
    const { targetRole, resume, posting } = draft
    saveAtsQuestion(owner, { targetRole, resumeText: resume, jobDescription: posting })
    navigate('/career/ats-optimizer')
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Select
          aria-label="What the files hold"
          value={part}
          onChange={event => setPart(event.target.value)}
          className="max-w-56"
        >
          {PARTS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
        <Button tone="bare" busy={busy === 'docx'} onClick={() => download('docx', files)}>
          DOCX
        </Button>
        <Button tone="bare" onClick={() => download('txt', files)}>
          Plain text
        </Button>
        <Button
          tone="bare"
          busy={busy === 'json'}
          onClick={() => download('json', documentsOf(draft, 'resume'))}
        >
          JSON Resume
        </Button>
        <Button
          tone="bare"
          disabled={draft.resume.trim() === ''}
          onClick={checkAgainstPosting}
          className="sm:ms-auto"
        >
          Check against a posting
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </div>
      <BottomBar>
        <Button
          busy={isSaving}
          disabled={!hasText(draft) || draft.targetRole.trim() === ''}
          onClick={onSave}
          className="max-sm:grow max-sm:px-3!"
        >
          Save to Account
        </Button>
        <Button
          tone="quiet"
          busy={busy === 'pdf'}
          onClick={() => download('pdf', files)}
          className="max-sm:grow max-sm:px-3!"
        >
          <Download aria-hidden className="-ms-1 size-4.5 max-sm:hidden" />
          Download PDF
        </Button>
        <p className="ms-auto self-center text-sm text-soft max-sm:sr-only">
          {draft.isChanged ? 'Kept in this tab as you type; not saved yet' : draft.saved ? 'Saved' : ''}
        </p>
      </BottomBar>
    </>
  )
}

const PARTS = [
  { name: 'both', label: 'Both documents' },
  { name: 'resume', label: 'Résumé only' },
  { name: 'coverLetter', label: 'Cover letter only' },
] as const

function documentsOf({ targetRole, resume, coverLetter }: ResumeDraft, part: string): Documents {
  return {
    role: targetRole,
    resume: part === 'coverLetter' ? '' : resume,
    coverLetter: part === 'resume' ? '' : coverLetter,
  }
}
