import { useState } from 'react'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { WordingNote } from '../wording-note.tsx'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { ResumeActions } from './resume-actions.tsx'
import { hasText, type ResumeDraft, withTexts } from './resume-draft.ts'
import { ResumeForm } from './resume-form.tsx'
import { SavedVersions } from './saved-versions.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { DEFAULT_TEMPLATE } from './templates.ts'
import { useGenerateDocuments } from './use-generate-documents.ts'
import { useResumeDraft } from './use-resume-draft.ts'
import { useSaveResume } from './use-save-resume.ts'
import { VersionChanges } from './version-changes.tsx'
import { VersionComparison } from './version-comparison.tsx'

const TEXTS = [
  { name: 'resume', label: 'Résumé' },
  { name: 'coverLetter', label: 'Cover Letter' },
] as const

/** As wide as text and preview need side by side. */
const SIDE_BY_SIDE = '(width >= 80rem)'

/** The form, the two texts with their preview, and what can be done with them. */
export function ResumeBuilder({
  owner,
  draftName,
  initial,
  profile,
}: {
  owner: string
  draftName: string
  initial: ResumeDraft
  profile: CareerProfile | undefined
}) {
  const [first] = useState(initial)
  const [draft, change] = useResumeDraft(owner, draftName, first)
  const documents = useGenerateDocuments(owner, profile, change)
  const save = useSaveResume(change)
  const template = draft.template ?? DEFAULT_TEMPLATE
  const isSideBySide = useMedia(SIDE_BY_SIDE)
  const [search] = useSearchParams()
  const comparedId = search.get('compare')
  const choice = (
    <TemplateChoice
      chosen={template}
      onChoose={chosen => change(known => ({ ...known, template: chosen, isChanged: true }))}
    />
  )
  const tabs = TEXTS.map(({ name, label }) => ({
    name,
    label,
    panel: comparedId ? (
      <VersionComparison
        otherId={comparedId}
        part={name}
        text={draft[name]}
        backTo={addressOf(search.get('saved'))}
        onTake={texts => change(known => withTexts(known, texts))}
      />
    ) : (
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 xl:grid-cols-2">
        <DocumentEditor
          label={label}
          text={draft[name]}
          onChange={text => change(known => ({ ...known, [name]: text, isChanged: true }))}
        />
        {isSideBySide && (
          <div className="grid grid-cols-1 content-start gap-3">
            {choice}
            <DocumentPreview label={label} text={draft[name]} template={template} />
          </div>
        )}
      </div>
    ),
  }))
  const preview = {
    name: 'preview',
    label: 'Preview',
    panel: (
      <div className="grid grid-cols-1 gap-6">
        {choice}
        {TEXTS.map(({ name, label }) => (
          <DocumentPreview key={name} label={label} text={draft[name]} template={template} />
        ))}
      </div>
    ),
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-10">
          <ResumeForm
            draft={draft}
            isBusy={documents.isBusy}
            onChange={change}
            onGenerate={() => documents.generate(draft)}
            onCancel={documents.cancel}
          />
          <SavedVersions openId={draft.saved?.id} hasText={hasText(draft)} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          {documents.isBusy && <SkeletonRows label="Writing your documents" count={1} />}
          <Tabs label="Documents" tabs={isSideBySide || comparedId ? tabs : [...tabs, preview]} />
          <VersionChanges draft={draft} onChange={change} />
          {draft.wording && <WordingNote wording={draft.wording} madeFrom="what you told us" />}
        </div>
      </div>
      <ResumeActions
        owner={owner}
        draft={draft}
        template={template}
        isSaving={save.isPending}
        onSave={() => save.mutate(draft)}
      />
    </>
  )
}

/** Of the builder, for a saved résumé or the chosen career. */
function addressOf(savedId: string | null): string {
  return savedId === null ? '/career/resume' : `/career/resume?saved=${savedId}`
}
