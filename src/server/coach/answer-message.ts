import { setTimeout as delay } from 'node:timers/promises'
import type { CareerDeps } from '#server/career/career-deps.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import type { FeatureGrant } from '#server/platform/http/access-checks.ts'
import type { CoachEvent, CoachMessageInput, CoachReplyBody } from '#shared/coach/contract.ts'
import {
  ANSWER_MAX_SECONDS,
  type ChatMessage,
  CONVERSATION_MAX_MESSAGES,
} from '#shared/coach/conversation.ts'
import { Problem } from '#shared/problem.ts'
import { conversationTitleOf } from './conversation-title.ts'
import {
  claimMessage,
  deleteMessage,
  insertAnswer,
  insertMessage,
  type KeptMessage,
  selectIsUncounted,
  selectKeptMessage,
} from './exchange-queries.ts'
import { insertConversation, selectContext, selectConversation } from './queries.ts'
import { type WriteAnswerDeps, type WrittenAnswer, writeAnswer } from './write-answer.ts'

export type AnswerDeps = WriteAnswerDeps & Pick<CareerDeps, 'database' | 'withFeatureUse' | 'now'>

type Call = CoachMessageInput & {
  userId: string
  requireFeature: () => Promise<FeatureGrant>
  needsWhole: boolean
  /** Aborted when the person stops the answer. */
  signal: AbortSignal
}

type Settle = (tx: Transaction) => Promise<void>

/**
 * Keeps the message, writes the answer and keeps it. Sent again under the same id it is answered once: with the answer that is there, or not at all
 * while another call writes it. Null where the person stopped it before its first sentence; the message is then taken back.
 */
export async function answerMessage(
  deps: AnswerDeps,
  call: Call,
  onEvent: (event: CoachEvent) => void,
): Promise<CoachReplyBody | null> {
  const { database, withFeatureUse } = deps
  const { userId, conversationId, requestId = uuidV7() } = call
  const known = await database.asUser(userId, tx => selectKeptMessage(tx, userId, requestId))
  if (known?.answer) return repeated(known, known.answer)
  if (known && !(await database.asUser(userId, tx => claimMessage(tx, userId, known.id))))
    return writtenElsewhere(deps, call, requestId, onEvent)
  const keep = () => known ?? database.asUser(userId, tx => keepMessage(tx, call, requestId))
  // Its first answer counts, whichever message gets it: the first one may be taken back while a second is answered.
  const begunId = known?.conversationId ?? conversationId
  const begins = !begunId || (await database.asUser(userId, tx => selectIsUncounted(tx, userId, begunId)))
  try {
    if (!begins) return await converse(deps, call, keep, async () => {}, onEvent)
    return await withFeatureUse(userId, await call.requireFeature(), use =>
      converse(deps, call, keep, tx => use.settleIn(tx), onEvent),
    )
  } catch (error) {
    if (error instanceof StoppedEarly) return null
    if (error instanceof Problem && error.code === 'answer_pending')
      return writtenElsewhere(deps, call, requestId, onEvent)
    throw error
  }
}

const LOOK_EVERY_MS = 500

/** Another call is writing the answer, perhaps in another process. */
async function writtenElsewhere(
  { database }: AnswerDeps,
  { userId, signal }: Call,
  requestId: string,
  onEvent: (event: CoachEvent) => void,
): Promise<CoachReplyBody | null> {
  const untilMs = performance.now() + ANSWER_MAX_SECONDS * 1_000
  let isTold = false
  while (performance.now() < untilMs && !signal.aborted) {
    const known = await database.asUser(userId, tx => selectKeptMessage(tx, userId, requestId))
    if (!known) return null
    if (known.answer) return repeated(known, known.answer)
    if (!isTold) onEvent({ type: 'begun', conversationId: known.conversationId })
    isTold = true
    await delay(LOOK_EVERY_MS)
  }
  throw new Problem('answer_pending')
}

async function keepMessage(
  tx: Transaction,
  { userId, conversationId, message }: Call,
  requestId: string,
): Promise<Omit<KeptMessage, 'answer'>> {
  if (conversationId) await selectContext(tx, userId, conversationId)
  const id = conversationId ?? (await insertConversation(tx, userId, await conversationTitleOf(message)))
  return insertMessage(tx, userId, { conversationId: id, requestId, text: message })
}

async function converse(
  deps: AnswerDeps,
  { userId, message, needsWhole, signal }: Call,
  keep: () => Promise<Omit<KeptMessage, 'answer'>> | Omit<KeptMessage, 'answer'>,
  settle: Settle,
  onEvent: (event: CoachEvent) => void,
): Promise<CoachReplyBody> {
  const { database } = deps
  const kept = await keep()
  onEvent({ type: 'begun', conversationId: kept.conversationId })
  try {
    const [before, { messages }] = await database.asUser(userId, tx =>
      Promise.all([
        selectContext(tx, userId, kept.conversationId),
        selectConversation(tx, userId, kept.conversationId, deps.now()),
      ]),
    )
    const earlier = messages.filter(({ id }) => id !== kept.id)
    const question = { userId, message, before, earlier, needsWhole, signal }
    const written = await writeAnswer(deps, question, onEvent)
    if (written.text === '') throw new StoppedEarly()
    const id = await database.asUser(userId, async tx => {
      const answerId = await insertAnswer(tx, userId, kept, {
        text: written.text,
        details: detailsOf(written),
        context: written.context,
      })
      // Counted without the conversation too: its text has been read.
      await settle(tx)
      return answerId
    })
    if (id === null) throw new Problem('not_found')
    return replyBody(written, written.isFallback, kept, id)
  } catch (error) {
    await database.asUser(userId, tx => deleteMessage(tx, userId, kept))
    throw error
  }
}

/** Thrown, so that nothing is counted for it. */
class StoppedEarly extends Error {}

function detailsOf({ used, actions, wording, ended }: WrittenAnswer) {
  return { used, actions, wording, ended }
}

/** The answer that is there already, as it was given. */
function repeated(kept: KeptMessage, answer: ChatMessage): CoachReplyBody {
  const { wording, ...rest } = answer
  const shown = wording ?? { by: 'engine' as const, reason: 'off' as const, sent: null }
  const isFallback = shown.by === 'engine' && shown.reason !== 'off' && shown.reason !== 'not_agreed'
  return replyBody({ ...rest, wording: shown }, isFallback, kept, answer.id)
}

function replyBody(
  {
    text,
    used,
    actions,
    wording,
    ended,
  }: Pick<WrittenAnswer, 'text' | 'used' | 'actions' | 'wording' | 'ended'>,
  isFallback: boolean,
  { conversationId, count }: Pick<KeptMessage, 'conversationId' | 'count'>,
  messageId: string,
): CoachReplyBody {
  return {
    ...(isFallback ? { fallback: text } : { response: text }),
    conversationId,
    messageId,
    used,
    actions,
    wording,
    ended,
    messagesLeft: CONVERSATION_MAX_MESSAGES - count,
  }
}
