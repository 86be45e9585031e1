import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { ResumeSummary } from '#shared/career/saved-resume.ts'
import { downloadFile } from '#web/platform/download-file.ts'
import { longDate } from '#web/platform/format-date.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.tsx'
import { plainTextFile } from '../resume/document-file.ts'
import { resumesApi } from './resumes-api.ts'
import { resumesQuery } from './resumes-query.ts'

export function SavedResumes() {
  const resumes = useQuery(resumesQuery)
  const [opened, open] = useState<ResumeSummary>()
  if (resumes.isPending) return <SkeletonRows label="Loading your résumés" />
  if (!resumes.data) return <LoadError what="Your résumés" onTryAgain={() => void resumes.refetch()} />
  if (resumes.data.length === 0) return <NoneYet />
  return (
    <>
      <ul className="-mt-2 divide-y divide-rule">
        {resumes.data.map(resume => (
          <ResumeRow key={resume.id} resume={resume} onOpen={() => open(resume)} />
        ))}
      </ul>
      <Dialog
        open={opened !== undefined}
        title={opened ? `Résumé for ${opened.role}` : ''}
        onClose={() => open(undefined)}
      >
        {opened && (
          <div className="grid grid-cols-1 gap-4">
            <ResumeTexts id={opened.id} />
            <ButtonLink tone="quiet" to={`/career/resume?saved=${opened.id}`} className="justify-self-start">
              Edit in the Resume Builder
            </ButtonLink>
          </div>
        )}
      </Dialog>
    </>
  )
}

function NoneYet() {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-reading text-soft">
        None yet. Pick one of your suggested paths, write a résumé for it and save it to your account. You
        then find it here.
      </p>
      <ButtonLink tone="quiet" to="/career/suggestions">
        See suggested paths
      </ButtonLink>
    </div>
  )
}

function ResumeRow({ resume, onOpen }: { resume: ResumeSummary; onOpen: () => void }) {
  const download = useDownload(resume.id)
  const remove = useRemove(resume.id)
  const [asking, setAsking] = useState<boolean>()
  // Two versions for one role would be told apart by nothing that is read out.
  const name = resume.label ? `${resume.role}, for ${resume.label}` : resume.role
  return (
    <li className="flex flex-wrap items-center sm:flex-nowrap justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {resume.role}
          {resume.label && <span className="text-soft">, for {resume.label}</span>}
        </p>
        <p className="text-sm text-soft">Saved {longDate(resume.created_at)}</p>
      </div>
      {asking ? (
        <fieldset
          ref={focusOnMount}
          tabIndex={-1}
          className="flex min-w-0 flex-wrap items-center gap-2 outline-none"
        >
          <legend className="sr-only">Delete the résumé for {name}</legend>
          <span className="text-sm">Résumé and letter will be gone.</span>
          <Button tone="wrong" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete for good
          </Button>
          <Button tone="bare" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </fieldset>
      ) : (
        <div className="-mx-3 flex shrink-0 flex-wrap">
          <RowButton of={name} action="Open" onClick={onOpen} />
          <RowButton
            of={name}
            action="Download"
            busy={download.isPending}
            onClick={() => download.mutate()}
          />
          <RowButton
            of={name}
            action="Delete"
            ref={asking === false ? focusOnMount : undefined}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
    </li>
  )
}

function RowButton({ of, action, ...rest }: ComponentProps<typeof Button> & { of: string; action: string }) {
  return (
    <Button {...rest} tone="bare" aria-label={`${action} the résumé for ${of}`} className="px-3!">
      {action}
    </Button>
  )
}

function ResumeTexts({ id }: { id: string }) {
  const resume = useQuery({
    queryKey: [...resumesQuery.queryKey, id],
    queryFn: ({ signal }) => resumesApi.getResume({ id }, { signal }),
  })
  if (resume.isPending) return <SkeletonRows label="Loading the résumé" />
  if (!resume.data) return <LoadError what="The résumé" onTryAgain={() => void resume.refetch()} />
  return (
    <Tabs
      label="Documents"
      tabs={[
        {
          name: 'resume',
          label: 'Résumé',
          panel: <Document label="Résumé" text={resume.data.resume_text} />,
        },
        {
          name: 'letter',
          label: 'Cover Letter',
          panel: <Document label="Cover Letter" text={resume.data.cover_letter_text} />,
        },
      ]}
    />
  )
}

function Document({ label, text }: { label: string; text: string }) {
  if (!text) return <p className="text-soft">Nothing was saved here.</p>
  return <TextArea readOnly aria-label={label} value={text} rows={16} className="text-sm" />
}

function useDownload(id: string) {
  return useMutation({
    mutationFn: () => resumesApi.getResume({ id }),
    onSuccess: ({ role, resume_text, cover_letter_text }) =>
      downloadFile(plainTextFile({ role, resume: resume_text, coverLetter: cover_letter_text })),
    onError: () =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'The résumé could not be downloaded. Please try again.',
      }),
  })
}

function useRemove(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => resumesApi.deleteResume({ id }),
    onSuccess: () => {
      queries.setQueryData<ResumeSummary[]>(resumesQuery.queryKey, known =>
        known?.filter(one => one.id !== id),
      )
      toast({ title: 'Résumé deleted' })
    },
    onError: () =>
      toast({
        tone: 'destructive',
        title: 'Error',
        description: 'The résumé could not be deleted. Please try again.',
      }),
  })
}
