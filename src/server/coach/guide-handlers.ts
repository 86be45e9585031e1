import type { CoachPerson } from '#engine/coach/coach-person.ts'
import type { CareerDeps } from '#server/career/career-deps.ts'
import { userIdOf } from '#server/platform/http/call-context.ts'
import type { CoachContext } from '#shared/coach/coach-answer.ts'
import type { Conversation } from '#shared/coach/conversation.ts'
import { GUIDES, type GuideView, type StoredGuide } from '#shared/coach/guide.ts'
import { Problem } from '#shared/problem.ts'
import type { CoachOs } from './coach-os.ts'
import { selectGuide, updateGuide } from './guide-queries.ts'
import { insertConversation, selectConversation } from './queries.ts'

type GuideDeps = Pick<CareerDeps, 'database' | 'engine' | 'withFeatureUse' | 'now'> & {
  readPerson: (userId: string) => Promise<CoachPerson>
}

export function guideHandlers(os: CoachOs, deps: GuideDeps) {
  const { database, withFeatureUse } = deps
  return {
    startGuide: os.startGuide.handler(async ({ context, input: { kind, role } }) => {
      const userId = userIdOf(context)
      const guide: StoredGuide = { kind, answers: role?.trim() ? [role.trim()] : [] }
      const view = await viewOf(deps, userId, guide)
      // A title that nobody knows would have to be typed again: the step then begins with it.
      const begun = view.steps[0]?.accepted === false ? { ...guide, answers: [] } : guide
      const grant = await context.checks.requireFeature(userId, 'chat-coach')
      const id = await withFeatureUse(userId, grant, use =>
        database.asUser(userId, async tx => {
          const started = await insertConversation(tx, userId, GUIDES[kind].title)
          await updateGuide(tx, userId, started, { guide: begun, title: GUIDES[kind].title, context: null })
          await use.settleIn(tx)
          return started
        }),
      )
      return readConversation(deps, userId, id)
    }),

    saveGuideStep: os.saveGuideStep.handler(async ({ context, input: { id, step, answer } }) => {
      const userId = userIdOf(context)
      const before = await database.asUser(userId, tx => selectGuide(tx, userId, id))
      if (!before) throw new Problem('not_found')
      if (step > before.answers.length)
        throw new Problem('invalid_input', { message: 'Please answer the steps in their order.' })
      const guide = { ...before, answers: withAnswer(before.answers, step, answer) }
      const view = await viewOf(deps, userId, guide)
      if (step >= view.steps.length) throw new Problem('invalid_input', { message: 'There is no such step.' })
      await database.asUser(userId, tx => updateGuide(tx, userId, id, { guide, ...keptWith(guide, view) }))
      return readConversation(deps, userId, id)
    }),
  }
}

/** The messages of a conversation, and the guide it was begun with. */
export async function readConversation(deps: GuideDeps, userId: string, id: string): Promise<Conversation> {
  const [conversation, guide] = await deps.database.asUser(userId, tx =>
    Promise.all([selectConversation(tx, userId, id, deps.now()), selectGuide(tx, userId, id)]),
  )
  return { ...conversation, guide: guide && (await viewOf(deps, userId, guide)) }
}

async function viewOf(
  { engine, readPerson }: GuideDeps,
  userId: string,
  guide: StoredGuide,
): Promise<GuideView> {
  return engine.run('guideContent', { guide, person: await readPerson(userId) })
}

/** Another role asks other questions: what was answered to the old ones goes. */
function withAnswer(answers: readonly string[], step: number, answer: string): string[] {
  const isOtherRole = step === 0 && answers[0] !== undefined && answers[0] !== answer
  return isOtherRole ? [answer] : [...answers.slice(0, step), answer, ...answers.slice(step + 1)]
}

/** Under which name it is listed, and what an open conversation goes on from. */
function keptWith(
  { kind, answers }: StoredGuide,
  view: GuideView,
): { title: string; context: CoachContext | null } {
  const { title, topic } = GUIDES[kind]
  const [first = ''] = answers
  const role = kind === 'hard-week' || !view.steps[0]?.accepted ? '' : `: ${first.slice(0, 60)}`
  return {
    title: `${title}${role}`,
    context: view.outcome && { topics: [topic], role: null, place: null, about: first, depth: 0 },
  }
}
