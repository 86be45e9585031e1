import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ATS_ROLE_MAX_CHARACTERS, ATS_TEXT_MAX_CHARACTERS } from '#shared/career/ats-limits.ts'
import { resumeFactsText } from '#shared/career/resume-facts-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { KeepFacts, KeptFacts } from '../resume-reading/keep-facts.tsx'
import { keptFactsQuery } from '../resume-reading/kept-facts.ts'
import { ResumeUpload } from '../resume-reading/resume-upload.tsx'
import { tooLong } from '../too-long.ts'
import type { AtsQuestion } from './ats-question.ts'

const FIELDS_MISSING = 'Please fill in all fields before analyzing'
/** Once there is a report, it is read more than the fields. */
const ROWS = { empty: 10, checked: 5 }

export function AtsForm({
  question,
  isChecked,
  isBusy,
  onChange,
  onAnalyze,
  onCancel,
}: {
  question: AtsQuestion
  isChecked: boolean
  isBusy: boolean
  onChange: (question: AtsQuestion) => void
  onAnalyze: (question: AtsQuestion) => void
  onCancel: () => void
}) {
  const [missing, setMissing] = useState<keyof AtsQuestion>()
  const [read, setRead] = useState<string>()
  const queries = useQueryClient()
  // A file takes a while to read, and somebody may type meanwhile.
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  })
  const rows = isChecked ? ROWS.checked : ROWS.empty
  const change = (field: keyof AtsQuestion) => (event: { target: { value: string } }) =>
    onChange({ ...question, [field]: event.target.value })
  const errorOf = (field: keyof AtsQuestion) => {
    const error = tooLong(question[field], MAX_CHARACTERS[field]) ?? missingError(field)
    return error === undefined ? {} : { error }
  }
  const missingError = (field: keyof AtsQuestion) =>
    missing === field && question[field].trim() === '' ? FIELDS_MISSING : undefined

  function fillFromKeptFacts() {
    const kept = queries.getQueryData(keptFactsQuery.queryKey)
    if (kept) onChange({ ...question, resumeText: resumeFactsText(kept.facts) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const empty = FIELDS.find(field => question[field].trim() === '')
    const long = FIELDS.find(field => tooLong(question[field], MAX_CHARACTERS[field]) !== undefined)
    setMissing(empty)
    if (empty) toast({ tone: 'destructive', title: FIELDS_MISSING })
    if (empty ?? long) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty ?? long}"]`)?.focus()
      return
    }
    onAnalyze(question)
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <div className="md:col-span-2 md:max-w-[32rem]">
          <Field label="Target role" {...errorOf('targetRole')}>
            {control => (
              <TextInput
                {...control}
                name="targetRole"
                value={question.targetRole}
                maxLength={ATS_ROLE_MAX_CHARACTERS}
                onChange={change('targetRole')}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-1 gap-2">
          <Field label="Résumé" {...errorOf('resumeText')}>
            {control => (
              <TextArea
                {...control}
                name="resumeText"
                rows={rows}
                value={question.resumeText}
                onChange={change('resumeText')}
                className="text-sm"
              />
            )}
          </Field>
          <ResumeUpload
            label="Upload a résumé"
            hint="PDF, DOCX or text. Read here in the browser; the file is not kept."
            onRead={({ text }) => {
              setRead(text)
              onChange({ ...latest.current, resumeText: text })
            }}
          />
          {read === undefined ? (
            <KeptFacts>
              <Button tone="bare" className="px-3!" onClick={fillFromKeptFacts}>
                Check that one
              </Button>
            </KeptFacts>
          ) : (
            <KeepFacts text={read} />
          )}
        </div>
        <Field label="Job description" {...errorOf('jobDescription')}>
          {control => (
            <TextArea
              {...control}
              name="jobDescription"
              rows={rows}
              value={question.jobDescription}
              onChange={change('jobDescription')}
              className="text-sm"
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} className="max-sm:grow">
          {isBusy ? 'Analyzing...' : isChecked ? 'Check again' : 'Analyze'}
        </Button>
        {isBusy && (
          <Button tone="bare" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

const MAX_CHARACTERS = {
  targetRole: ATS_ROLE_MAX_CHARACTERS,
  resumeText: ATS_TEXT_MAX_CHARACTERS,
  jobDescription: ATS_TEXT_MAX_CHARACTERS,
}
const FIELDS = ['targetRole', 'resumeText', 'jobDescription'] as const
