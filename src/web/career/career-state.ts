import * as z from 'zod/mini'
import { careerProfile } from '#shared/career/career-profile.ts'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { useLocation } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'

const CHOSEN = 'career'

const chosenCareer = z.object({
  /** Another person who goes back in the same tab must not find it. */
  owner: z.string(),
  career: z.object({
    role: z.string(),
    code: z.nullable(z.string()),
    key_skills: z.array(z.string()),
    salary_range: z.nullable(z.string()),
  }),
  profile: careerProfile,
})

/** The career somebody chose and the profile they had, as carried to the skill gap and the résumé. */
export type ChosenCareer = z.infer<typeof chosenCareer>

/** Carried to the suggested paths by a tool that needs a role first, so that they say why one is there. */
export const needsRole = z.object({ needsRole: z.enum(['Skill Gap Analysis', 'Resume Builder']) })

/** Kept in this tab besides the navigation: the stops above each tool then lead to the career chosen last. */
export function rememberCareer(chosen: ChosenCareer) {
  saveDraft(chosen.owner, CHOSEN, chosen)
}

/** Undefined while it is asked who is signed in; null where no career was chosen. */
export function useChosenCareer(): ChosenCareer | null | undefined {
  const { state } = useLocation()
  const session = useSession()
  if (session.status !== 'signed-in') return undefined
  const owner = session.user.id
  for (const carried of [state, loadDraft(owner, CHOSEN)]) {
    const { data } = chosenCareer.safeParse(carried)
    if (data?.owner === owner) return data
  }
  return null
}
