import { useQuery } from '@tanstack/react-query'
import { loadDraft } from '#web/platform/drafts.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import type { ChosenCareer } from '../career-state.ts'
import { useCurrentProfile } from '../current-profile.ts'
import { resumesApi } from '../saved-resumes/resumes-api.ts'
import { resumesQuery } from '../saved-resumes/resumes-query.ts'
import { ResumeBuilder } from './resume-builder.tsx'
import { newDraft, resumeDraft, savedDraft } from './resume-draft.ts'

/** Begins with what was left unsaved in this tab, else with the saved résumé, else with the chosen career. */
export function ResumeTool({
  owner,
  draftName,
  savedId,
  chosen,
}: {
  owner: string
  draftName: string
  savedId: string | null
  chosen: ChosenCareer | null
}) {
  const profile = useCurrentProfile(chosen?.profile)
  const kept = resumeDraft.safeParse(loadDraft(owner, draftName)).data
  // A saved text without unsaved changes may have been edited elsewhere since.
  const wanted = kept?.isChanged ? null : (savedId ?? kept?.saved?.id ?? null)
  const saved = useQuery({
    queryKey: [...resumesQuery.queryKey, wanted],
    queryFn: ({ signal }) => resumesApi.getResume({ id: wanted ?? '' }, { signal }),
    enabled: wanted !== null,
  })
  const initial =
    wanted === null
      ? (kept ?? newDraft(chosen?.career.role ?? ''))
      : saved.data
        ? savedDraft(saved.data, kept)
        : saved.isError && kept
          ? { ...kept, saved: null }
          : undefined
  return (
    <div className="page grid grid-cols-1 gap-8 pt-4 pb-16">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="text-4xl">Resume Builder</h1>
        <p className="max-w-reading text-lg text-soft">
          Only what you told us. What we do not know stays a blank.
        </p>
      </div>
      {initial ? (
        <ResumeBuilder owner={owner} draftName={draftName} initial={initial} profile={profile} />
      ) : saved.isPending ? (
        <SkeletonRows label="Loading the résumé" count={3} />
      ) : (
        <LoadError what="The résumé" onTryAgain={() => void saved.refetch()} />
      )}
    </div>
  )
}
