import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { useGateRefusal } from '#web/billing/feature-gate.tsx'
import { Navigate } from '#web/platform/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { type ChosenCareer, type needsRole, useChosenCareer } from '../career-state.ts'
import { useCurrentProfile } from '../current-profile.ts'
import { GapSentence } from './gap-sentence.tsx'
import { LearningList } from './learning-list.tsx'
import { LicenseList } from './license-list.tsx'
import { PriorityAreas } from './priority-areas.tsx'
import { skillGapQuery } from './skill-gap-query.ts'
import { SkillLevels } from './skill-levels.tsx'

const NEEDS_ROLE: z.infer<typeof needsRole> = { needsRole: 'Skill Gap Analysis' }

/** Needs a career that was chosen; whoever comes without one chooses first. */
export function SkillGapTool() {
  const chosen = useChosenCareer()
  if (chosen === undefined) return <SkeletonRows label="Loading your career" />
  if (chosen === null) return <Navigate to="/career/suggestions" replace state={NEEDS_ROLE} />
  return <SkillGap key={chosen.career.code ?? chosen.career.role} chosen={chosen} />
}

function SkillGap({ chosen: { career, profile: carried } }: { chosen: ChosenCareer }) {
  const profile = useCurrentProfile(carried)
  const gap = useQuery(skillGapQuery(career))
  const refuse = useGateRefusal()
  useEffect(() => {
    if (gap.error) refuse(gap.error)
  }, [gap.error, refuse])
  return (
    <div className="page grid grid-cols-1 gap-10 pt-4 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid grid-cols-1 gap-2">
          <h1 className="text-4xl">Skill Gap Analysis</h1>
          <GapSentence
            from={profile?.job_title ?? null}
            role={career.role}
            gap={gap.data ?? (gap.isPending ? undefined : null)}
          />
        </div>
        <ButtonLink tone="quiet" to="/career/suggestions">
          Change role
        </ButtonLink>
      </div>
      {gap.isPending ? (
        <SkeletonRows label="Loading your levels" count={4} />
      ) : gap.data ? (
        <>
          <LicenseList licenses={gap.data.licenses} career={career} />
          <div className="grid grid-cols-1 items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <SkillLevels items={gap.data.items} career={career} />
            <div className="grid grid-cols-1 gap-10">
              <PriorityAreas gap={gap.data} />
              <LearningList career={career} />
            </div>
          </div>
        </>
      ) : (
        <LoadError what="Your skill gap" onTryAgain={() => void gap.refetch()} />
      )}
    </div>
  )
}
