import * as z from 'zod/mini'
import { CHANGE_LIMIT, FUNCTION_DEADLINE_MS } from '#shared/career/career-limits.ts'
import { wording } from '#shared/career/wording.ts'
import { eventsOf } from '#shared/events-of.ts'
import { operation } from '#shared/operation.ts'
import { answerEnd, coachAction, coachUse } from './coach-answer.ts'
import {
  chatFeedback,
  conversation,
  conversationSummary,
  conversationTitle,
  messageText,
  SEARCH_MAX_CHARACTERS,
} from './conversation.ts'
import { guideAnswer, guideInput } from './guide.ts'

const tags = ['Coach']
const MESSAGE_LIMIT = { attempts: 30, seconds: 60 }

const coachMessage = z.object({
  message: messageText,
  userId: z.optional(z.uuid()),
  conversationId: z.optional(z.nullable(z.uuid())),
  /** Made where the message is written: however often it is sent, it is one message with one answer. */
  requestId: z.optional(z.uuid()),
})

const coachReply = z.object({
  response: z.optional(z.string()),
  /** The engine's answer where a language model is connected and did not give one. */
  fallback: z.optional(z.string()),
  conversationId: z.uuid(),
  messageId: z.uuid(),
  used: z.array(coachUse),
  actions: z.array(coachAction),
  wording,
  ended: answerEnd,
  /** How many messages this conversation still takes. */
  messagesLeft: z.number(),
})

const coachEvent = z.discriminatedUnion('type', [
  /** The message is kept: from here on a reload finds it. */
  z.object({ type: z.literal('begun'), conversationId: z.uuid() }),
  /** The next whole sentences. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Something is looked up for the answer. */
  z.object({ type: z.literal('tool'), name: z.string() }),
  z.object({ type: z.literal('end'), reply: coachReply }),
])

// The first message of a conversation counts, the following ones do not: the handlers ask for the feature themselves.
const MESSAGE_ACCESS = { who: 'signed-in', limit: MESSAGE_LIMIT } as const

const careerCoach = operation
  .route({
    method: 'POST',
    path: '/functions/career-coach',
    summary: 'Say something to the coach; without a conversationId a new conversation begins',
    tags,
  })
  .meta({ access: { ...MESSAGE_ACCESS, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(coachMessage)
  .output(coachReply)

const streamAnswer = operation
  .route({
    method: 'POST',
    path: '/functions/stream-coach-answer',
    summary: 'Say something to the coach, and read the answer while it is written, as server-sent events',
    tags,
  })
  .meta({ access: MESSAGE_ACCESS })
  .input(coachMessage)
  .output(eventsOf(coachEvent))

const stopAnswer = operation
  .route({
    method: 'POST',
    path: '/functions/stop-coach-answer',
    summary: 'End the answer that is being written; what is there of it stays',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.object({ requestId: z.uuid() }))
  .output(z.object({ stopped: z.boolean() }))

const submitChatFeedback = operation
  .route({
    method: 'POST',
    path: '/functions/submit-chat-feedback',
    summary: 'Say how helpful an answer was',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(chatFeedback)
  .output(z.object({ submitted: z.literal(true) }))

const listConversations = operation
  .route({
    method: 'GET',
    path: '/api/conversations',
    summary: 'Conversations, the one written to last first; with `search` those that hold the words',
    tags,
  })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({ search: z.optional(z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS))) }))
  .output(z.array(conversationSummary))

const getConversation = operation
  .route({
    method: 'GET',
    path: '/api/conversations/{id}',
    summary: 'One conversation with its messages',
    tags,
  })
  .meta({ access: { who: 'signed-in', deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(z.object({ id: z.uuid() }))
  .output(conversation)

const renameConversation = operation
  .route({ method: 'PATCH', path: '/api/conversations/{id}', summary: 'Give a conversation a name', tags })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.object({ id: z.uuid(), title: conversationTitle }))
  .output(conversationSummary)

const deleteConversation = operation
  .route({
    method: 'DELETE',
    path: '/api/conversations/{id}',
    summary: 'Delete a conversation and its messages',
    tags,
  })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: CHANGE_LIMIT } })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ deleted: z.literal(true) }))

const startGuide = operation
  .route({
    method: 'POST',
    path: '/api/guides',
    summary: 'Begin a guided conversation; it counts as one of the month',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(guideInput)
  .output(conversation)

const saveGuideStep = operation
  .route({
    method: 'PUT',
    path: '/api/guides/{id}/steps/{step}',
    summary: 'Answer a step of a guided conversation, or answer it anew',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT, deadlineMs: FUNCTION_DEADLINE_MS } })
  .input(guideAnswer)
  .output(conversation)

export const coach = {
  careerCoach,
  streamAnswer,
  stopAnswer,
  submitChatFeedback,
  listConversations,
  getConversation,
  renameConversation,
  deleteConversation,
  startGuide,
  saveGuideStep,
}

export type CoachMessageInput = z.infer<typeof coachMessage>
export type CoachReplyBody = z.infer<typeof coachReply>
export type CoachEvent = z.infer<typeof coachEvent>
