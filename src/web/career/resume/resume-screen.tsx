import type * as z from 'zod/mini'
import { FeatureGate } from '#web/billing/feature-gate.tsx'
import { loadDraft } from '#web/platform/drafts.ts'
import { Navigate, useSearchParams } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { type needsRole, useChosenCareer } from '../career-state.ts'
import { ToolsLine } from '../tools-line.tsx'

const PATH = '/career/resume'
const TITLE = 'Resume Builder'
const NEEDS_ROLE: z.infer<typeof needsRole> = { needsRole: TITLE }
const PLACE = (
  <div className="page grid grid-cols-1 gap-4 py-8 sm:py-12">
    <h1 className="text-4xl">{TITLE}</h1>
    <SkeletonRows label="Loading the Resume Builder" count={3} />
  </div>
)
const ResumeTool = later(async () => (await import('./resume-tool.tsx')).ResumeTool, PLACE)

/** For the career that was chosen, or for a saved résumé named in the address. */
export function ResumeScreen() {
  const session = useSession()
  const chosen = useChosenCareer()
  const [search] = useSearchParams()
  const savedId = search.get('saved')
  if (session.status !== 'signed-in' || chosen === undefined) return <main id="content">{PLACE}</main>
  if (chosen === null && savedId === null)
    return <Navigate to="/career/suggestions" replace state={NEEDS_ROLE} />
  const owner = session.user.id
  const draftName = `resume.${savedId ?? chosen?.career.role ?? ''}`
  return (
    <FeatureGate
      title={TITLE}
      feature="resume-generator"
      above={<ToolsLine here={PATH} isWide />}
      // Who has used up a month still edits, saves and copies what is written.
      hasWork={savedId !== null || loadDraft(owner, draftName) !== null}
    >
      <ResumeTool key={draftName} owner={owner} draftName={draftName} savedId={savedId} chosen={chosen} />
    </FeatureGate>
  )
}
