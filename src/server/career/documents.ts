import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { Problem } from '#shared/problem.ts'
import type { CareerDeps, CareerOs } from './career-deps.ts'
import { mergeProfile } from './person-facts.ts'

export function documentHandlers(os: CareerOs, deps: CareerDeps) {
  const { engine, readProfile, readEmail, withFeatureUse, wordReply } = deps
  return {
    generateResume: os.generateResume.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { featureGrant } = context
      if (!featureGrant) throw new Problem('forbidden')
      return withFeatureUse(userId, featureGrant, async () => {
        const [saved, email] = await Promise.all([readProfile(userId), readEmail(userId)])
        const profile = mergeProfile(saved, input.profile)
        const { targetRole, objective, posting, employer } = input
        const question = {
          profile: { ...draftProfile(profile), ...(email && { email }) },
          targetRole,
          objective,
          facts: input.facts ?? null,
          resumeText: input.resumeText ?? null,
          ...(posting && { posting }),
          ...(employer && { employer }),
        }
        const signal = context.clientSignal()
        const { facts, ...texts } = await engine.run('draftDocuments', question, signal)
        const asked = { userId, question: { ...question, facts }, signal }
        const { reply, wording } = await wordReply.documents(asked, texts)
        // Whoever has gone away gets nothing, and has used nothing.
        signal.throwIfAborted()
        return { ...reply, facts, wording }
      })
    }),

    readResume: os.readResume.handler(({ context, input }) =>
      engine.run('readResume', input, context.clientSignal()),
    ),

    // The access gate has refused those whose plan makes no files.
    authorizeExport: os.authorizeExport.handler(() => ({ allowed: true }) as const),
  }
}

/** A draft asks for texts; what a person left out is an empty one. */
function draftProfile(profile: CareerProfile) {
  const { skills, interests, years_experience } = profile
  return {
    full_name: profile.full_name ?? '',
    job_title: profile.job_title ?? '',
    industry: profile.industry ?? '',
    years_experience: String(years_experience ?? ''),
    location: profile.location ?? '',
    skills: skills ?? [],
    interests: Array.isArray(interests) ? interests.join(', ') : (interests ?? ''),
    work_style: profile.work_style ?? '',
    communication_style: profile.communication_style ?? '',
    career_goals: profile.career_goals ?? '',
  }
}
