import { call, implement } from '@orpc/server'
import type { FeatureGrant } from '#server/platform/http/access-checks.ts'
import { accessGate } from '#server/platform/http/access-gate.ts'
import { type CallContext, keyHolderOf } from '#server/platform/http/call-context.ts'
import { apiV1 } from '#shared/api-v1/contract.ts'

/** The operations behind the screens, which answer programs as well. */
type Operations = {
  career: ReturnType<typeof import('#server/career/handlers.ts').careerHandlers>
  wellness: ReturnType<typeof import('#server/wellness/handlers.ts').wellnessHandlers>
}

type WithUse = <T>(userId: string, grant: FeatureGrant, work: () => Promise<T>) => Promise<T>

/**
 * Each answers what the operation of a screen answers, with all its checks: plan, limits and ownership. A request counts in the month when it
 * was answered, and not when it was refused.
 */
export function apiV1Handlers({ career, wellness }: Operations, withUse: WithUse) {
  const os = implement(apiV1).$context<CallContext>().use(accessGate)

  function counted<T>(
    context: CallContext & { featureGrant: FeatureGrant | null },
    work: (asPerson: CallContext) => Promise<T>,
  ): Promise<T> {
    const { userId, keyId } = keyHolderOf(context)
    const answer = () => work({ ...context, caller: { userId, sessionId: keyId } })
    return context.featureGrant ? withUse(userId, context.featureGrant, answer) : answer()
  }

  return os.router({
    listSuggestions: os.listSuggestions.handler(({ context }) =>
      counted(context, async asPerson => {
        const { suggestions, generated_at } = await call(
          career.listCareerSuggestions,
          {},
          { context: asPerson, path: ['career', 'listCareerSuggestions'] },
        )
        return {
          generated_at,
          suggestions: suggestions.map(
            ({ id, role, code, match_score, salary_range, description, key_skills, created_at }) => ({
              ...{ id, role, code, match_score, salary_range, description, key_skills, created_at },
            }),
          ),
        }
      }),
    ),

    generateResume: os.generateResume.handler(({ context, input: { target_role, objective } }) =>
      counted(context, async asPerson => {
        const { resume, coverLetter } = await call(
          career.generateResume,
          { targetRole: target_role, objective },
          { context: asPerson, path: ['career', 'generateResume'] },
        )
        return { resume, cover_letter: coverLetter }
      }),
    ),

    listCheckIns: os.listCheckIns.handler(({ context, input }) =>
      counted(context, async asPerson => ({
        checkins: await call(wellness.listCheckIns, input, {
          context: asPerson,
          path: ['wellness', 'listCheckIns'],
        }),
      })),
    ),

    analyzeSkills: os.analyzeSkills.handler(({ context, input: { role } }) =>
      counted(context, async asPerson => {
        const gap = await call(
          career.analyzeSkillGap,
          { career: { role } },
          { context: asPerson, path: ['career', 'analyzeSkillGap'] },
        )
        return {
          role: gap.role,
          code: gap.code,
          licenses: gap.licenses.map(({ name, held }) => ({ name, held })),
          skills: gap.items
            .map(({ skill, userLevel, requiredLevel, gap: missing }) => ({
              skill,
              your_level: userLevel,
              required_level: requiredLevel,
              gap: missing,
            }))
            .toSorted((a, b) => b.gap - a.gap),
        }
      }),
    ),
  })
}
