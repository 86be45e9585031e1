import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import {
  OBJECTIVE_MAX_CHARACTERS,
  POSTING_MAX_CHARACTERS,
  RESUME_LABEL_MAX_CHARACTERS,
  RESUME_ROLE_MAX_CHARACTERS,
} from '#shared/career/saved-resume.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { tooLong } from '../too-long.ts'
import { OwnResume } from './own-resume.tsx'
import { type ResumeDraft, withRole } from './resume-draft.ts'
import type { ChangeDraft } from './use-resume-draft.ts'

/** What the documents are made from: the role, the aim, an own résumé, and a posting where there is one. */
export function ResumeForm({
  draft,
  isBusy,
  onChange,
  onGenerate,
  onCancel,
}: {
  draft: ResumeDraft
  isBusy: boolean
  onChange: ChangeDraft
  onGenerate: () => void
  onCancel: () => void
}) {
  const { targetRole, objective, employer, posting } = draft
  return (
    <form
      noValidate
      className="grid grid-cols-1 content-start gap-5"
      onSubmit={event => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <Field label="Target role">
        {control => (
          <TextInput
            {...control}
            value={targetRole}
            maxLength={RESUME_ROLE_MAX_CHARACTERS}
            onChange={event => onChange(known => withRole(known, event.target.value))}
          />
        )}
      </Field>
      <Field label="Professional objective">
        {control => (
          <TextArea
            {...control}
            rows={4}
            value={objective}
            maxLength={OBJECTIVE_MAX_CHARACTERS}
            onChange={event =>
              onChange(known => ({ ...known, objective: event.target.value, isChanged: true }))
            }
          />
        )}
      </Field>
      <PostingFields employer={employer} posting={posting} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          busy={isBusy}
          disabled={targetRole.trim() === '' || tooLong(posting, POSTING_MAX_CHARACTERS) !== undefined}
          className="grow"
        >
          {isBusy ? 'Generating...' : 'Generate Documents'}
        </Button>
        {isBusy && (
          <Button tone="bare" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <OwnResume draft={draft} onChange={onChange} />
    </form>
  )
}

/** Folded until somebody has a posting at hand. */
function PostingFields({
  employer,
  posting,
  onChange,
}: Pick<ResumeDraft, 'employer' | 'posting'> & { onChange: ChangeDraft }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(posting !== '' || employer !== '')
  const postingError = tooLong(posting, POSTING_MAX_CHARACTERS)
  const change = (field: 'employer' | 'posting') => (event: { target: { value: string } }) =>
    onChange(known => ({ ...known, [field]: event.target.value, isChanged: true }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        tone="bare"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="-ms-3 justify-self-start px-3!"
      >
        <ChevronDown aria-hidden className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
        Tailor it to a posting
      </Button>
      <div id={id} className="grid grid-cols-1 gap-4 empty:hidden">
        {isOpen && (
          <>
            <Field label="Employer" hint="This version is saved under that name.">
              {control => (
                <TextInput
                  {...control}
                  value={employer}
                  maxLength={RESUME_LABEL_MAX_CHARACTERS}
                  onChange={change('employer')}
                />
              )}
            </Field>
            <Field label="Job posting" {...(postingError && { error: postingError })}>
              {control => <TextArea {...control} rows={5} value={posting} onChange={change('posting')} />}
            </Field>
          </>
        )}
      </div>
    </div>
  )
}
