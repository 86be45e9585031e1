import * as z from 'zod/mini'
import { wording } from '#shared/career/wording.ts'
import { answerEnd, coachAction, coachUse } from './coach-answer.ts'
import { guideView } from './guide.ts'

export const MESSAGE_MAX_CHARACTERS = 4_000
/** A message without an answer for so long was left by a server that died. */
export const ANSWER_MAX_SECONDS = 90
/** Messages of the person in one conversation. */
export const CONVERSATION_MAX_MESSAGES = 50
export const TITLE_MAX_CHARACTERS = 120
export const FEEDBACK_MAX_CHARACTERS = 2_000
export const SEARCH_MAX_CHARACTERS = 200
/** An answer as it is given back with feedback; the coach writes less. */
const ANSWER_MAX_CHARACTERS = 20_000
const RATING = { lowest: 1, highest: 5 } as const
export const FEEDBACK_TYPES = ['positive', 'negative', 'suggestion'] as const

const time = z.iso.datetime({ offset: true })

const chatMessage = z.object({
  id: z.uuid(),
  text: z.string(),
  sender: z.enum(['user', 'coach']),
  created_at: time,
  /** What a coach's answer was based on, and the next steps it offers; empty for a person's message. */
  used: z.array(coachUse),
  actions: z.array(coachAction),
  /** Who wrote an answer, and what was sent for it; null for a person's message and for answers from before it was kept. */
  wording: z.nullable(wording),
  ended: answerEnd,
  /** Of a person's message: whether its answer is there, is being written, or never came. */
  answer: z.enum(['given', 'pending', 'missing']),
  /** What a message without an answer is sent again under. */
  request_id: z.nullable(z.uuid()),
})

export const conversationSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Messages of the person so far. */
  message_count: z.number(),
  created_at: time,
  updated_at: time,
})

export const conversation = z.extend(conversationSummary, {
  messages: z.array(chatMessage),
  /** Of one that was begun as a guided conversation. */
  guide: z.nullable(guideView),
})

export const messageText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write a message first.'), z.maxLength(MESSAGE_MAX_CHARACTERS))

export const conversationTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'Give the conversation a name.'), z.maxLength(TITLE_MAX_CHARACTERS))

export const chatFeedback = z
  .object({
    messageContent: z.string().check(z.maxLength(MESSAGE_MAX_CHARACTERS)),
    aiResponse: z.string().check(z.maxLength(ANSWER_MAX_CHARACTERS)),
    feedbackType: z.enum(FEEDBACK_TYPES),
    feedbackText: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(FEEDBACK_MAX_CHARACTERS)))),
    rating: z.optional(z.nullable(z.int().check(z.minimum(RATING.lowest), z.maximum(RATING.highest)))),
    userId: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ feedbackType, feedbackText }) => feedbackType !== 'suggestion' || Boolean(feedbackText), {
      message: 'Write your suggestion first.',
      path: ['feedbackText'],
    }),
  )

export type ChatMessage = z.infer<typeof chatMessage>
export type Conversation = z.infer<typeof conversation>
export type ConversationSummary = z.infer<typeof conversationSummary>
export type ChatFeedback = z.infer<typeof chatFeedback>
