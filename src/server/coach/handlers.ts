import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { type CallContext, userIdOf } from '#server/platform/http/call-context.ts'
import type { Background } from '#server/platform/jobs/background.ts'
import { FUNCTION_DEADLINE_MS } from '#shared/career/career-limits.ts'
import type { CoachEvent } from '#shared/coach/contract.ts'
import { Problem } from '#shared/problem.ts'
import { type AnswerDeps, answerMessage } from './answer-message.ts'
import { coachOs } from './coach-os.ts'
import { type CoachPersonDeps, readCoachPerson } from './coach-person.ts'
import { createEventQueue } from './event-queue.ts'
import { selectIsStopped, updateStopped } from './exchange-queries.ts'
import { guideHandlers, readConversation } from './guide-handlers.ts'
import { deleteConversation, insertFeedback, renameConversation, selectConversations } from './queries.ts'

type CoachDeps = Omit<AnswerDeps, 'readPerson'> & CoachPersonDeps & { background: Pick<Background, 'run'> }

export function coachHandlers(given: CoachDeps) {
  const deps = { ...given, readPerson: (userId: string) => readCoachPerson(given, userId) }
  const { database, background } = deps
  const os = coachOs()
  return os.router({
    careerCoach: os.careerCoach.handler(async ({ context, input }) => {
      const reply = await answerMessage(
        deps,
        {
          ...input,
          ...callerOf(context),
          needsWhole: true,
          signal: AbortSignal.timeout(WHOLE_ANSWER_MS),
        },
        () => {},
      )
      if (!reply) throw new Problem('unavailable')
      return reply
    }),

    streamAnswer: os.streamAnswer.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      const { requestId = uuidV7() } = input
      const stop = new AbortController()
      const events = createEventQueue<CoachEvent>()
      // Whoever closes the window has not stopped the answer: it goes on, and is there after a reload.
      context.clientSignal().addEventListener('abort', () =>
        background.run('coach_stop', async () => {
          if (await database.asUser(userId, tx => selectIsStopped(tx, userId, requestId))) stop.abort()
        }),
      )
      const call = { ...input, ...callerOf(context), requestId, needsWhole: false, signal: stop.signal }
      background.run('coach_answer', async () => {
        try {
          const reply = await answerMessage(deps, call, events.push)
          if (reply) events.push({ type: 'end', reply })
          events.end()
        } catch (error) {
          events.fail(error)
        }
      })
      await events.first()
      return events.iterate()
    }),

    stopAnswer: os.stopAnswer.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      return { stopped: await database.asUser(userId, tx => updateStopped(tx, userId, input.requestId)) }
    }),

    submitChatFeedback: os.submitChatFeedback.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => insertFeedback(tx, userId, input))
      return { submitted: true } as const
    }),

    listConversations: os.listConversations.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => selectConversations(tx, userId, input.search))
    }),

    getConversation: os.getConversation.handler(({ context, input }) =>
      readConversation(deps, userIdOf(context), input.id),
    ),

    ...guideHandlers(os, deps),

    renameConversation: os.renameConversation.handler(({ context, input }) => {
      const userId = userIdOf(context)
      return database.asUser(userId, tx => renameConversation(tx, userId, input.id, input.title))
    }),

    deleteConversation: os.deleteConversation.handler(async ({ context, input }) => {
      const userId = userIdOf(context)
      await database.asUser(userId, tx => deleteConversation(tx, userId, input.id))
      return { deleted: true } as const
    }),
  })
}

/** Somebody waits for the whole of it, under the deadline of a function. */
const WHOLE_ANSWER_MS = FUNCTION_DEADLINE_MS - 4_000

function callerOf(context: CallContext) {
  const userId = userIdOf(context)
  return { userId, requireFeature: () => context.checks.requireFeature(userId, 'chat-coach') }
}
