import type { CoachPerson } from '#engine/coach/coach-person.ts'
import type { CoachReply } from '#engine/coach/coach-turn.ts'
import type { Ai, StreamEvent } from '#server/ai/ai.ts'
import type { CareerDeps } from '#server/career/career-deps.ts'
import { WORDED_BY_ENGINE } from '#server/career/word-reply.ts'
import type { Wording } from '#shared/career/wording.ts'
import {
  type AnswerEnd,
  type CoachContext,
  type CoachUse,
  DECLINED_TOPICS,
} from '#shared/coach/coach-answer.ts'
import type { ChatMessage } from '#shared/coach/conversation.ts'
import type { CoachPersonDeps } from './coach-person.ts'
import { coachTools } from './coach-tools.ts'
import { allowedPerson, type CoachBackground, modelFacts } from './model-context.ts'

export type WriteAnswerDeps = Pick<CareerDeps, 'engine'> &
  Pick<CoachPersonDeps, 'readConsent'> & {
    ai: Pick<Ai, 'stream' | 'isOn'>
    readPerson: (userId: string) => Promise<CoachPerson>
    readBackground: (userId: string) => Promise<CoachBackground>
  }

export type WrittenAnswer = Pick<CoachReply, 'text' | 'used' | 'actions' | 'context'> & {
  wording: Wording
  ended: AnswerEnd
  /** A model was asked and did not answer. */
  isFallback: boolean
}

type Question = {
  userId: string
  message: string
  before: CoachContext | null
  /** What was said in the conversation so far, oldest first. */
  earlier: readonly ChatMessage[]
  /** Half an answer is none: the engine's takes its place. */
  needsWhole: boolean
  signal: AbortSignal
}

const FEATURE = 'coach'
const TASK = `You are a career coach in a conversation. Answer the person's message in at most 120 words and short paragraphs: what the facts say to it, one next step, and one question at the end.
The fact "Our answer" is how our own program answered: keep its figures, its sources and its caution, and leave out what the person did not ask for.
Call a tool where a figure about pay, demand, skills or conditions is missing. Never state a figure from elsewhere.
Never diagnose, never give medical, legal or investment advice, and never tell anybody to quit: show staying, changing something and leaving side by side.`

/** The model's answer where there is one and the person agreed, else the engine's; `onEvent` hears it while it is written. */
export async function writeAnswer(
  deps: WriteAnswerDeps,
  question: Question,
  onEvent: (event: Extract<StreamEvent, { type: 'text' | 'tool' }>) => void,
): Promise<WrittenAnswer> {
  const { userId, message, before } = question
  const { engine, ai } = deps
  const person = await deps.readPerson(userId)
  const own = await engine.run('coachReply', { message, person, before })
  const byEngine = (wording: Wording, isFallback: boolean): WrittenAnswer => ({
    ...own,
    wording,
    ended: 'complete',
    isFallback,
  })
  // Somebody in danger, or with something that comes before work, and questions for a doctor or a lawyer get our own words.
  const isBeforeWork = own.context.care !== undefined && own.context.topics.length === 0
  const isOurs =
    own.context.danger !== undefined ||
    isBeforeWork ||
    own.context.topics.some(topic => DECLINED_TOPICS.includes(topic))
  if (!ai.isOn || isOurs) {
    onEvent({ type: 'text', text: own.text })
    return byEngine(WORDED_BY_ENGINE, false)
  }
  const [agreed, profileAnswer, checkInAnswer] = await Promise.all([
    deps.readConsent(userId, 'ai_coach'),
    deps.readConsent(userId, 'profile'),
    deps.readConsent(userId, 'ai_check_ins'),
  ])
  if (agreed !== true) {
    onEvent({ type: 'text', text: own.text })
    return byEngine({ by: 'engine', reason: 'not_agreed', sent: null }, false)
  }
  const allowed = { profile: profileAnswer !== false, checkIns: checkInAnswer === true }
  const told = allowedPerson(person, allowed)
  // The engine's answer itself may speak of what may not leave: it is made again from what may.
  const [answer, background] = await Promise.all([
    engine.run('coachReply', { message, person: told, before }),
    deps.readBackground(userId),
  ])
  const used: CoachUse[] = [...answer.used, ...usesOf(told.wellbeing)]
  let text = ''
  let end: Extract<StreamEvent, { type: 'end' }> | null = null
  for await (const event of ai.stream({
    userId,
    feature: FEATURE,
    agreed: true,
    personName: person.profile?.full_name ?? null,
    task: TASK,
    facts: modelFacts(told, background, answer, question.earlier, allowed),
    subject: 'person',
    turns: [{ role: 'user', text: message }],
    tools: coachTools(
      engine,
      told,
      found => used.push(...found),
      allowed.profile ? background.resumeText : null,
    ),
    engine: async () => own.text,
    signal: question.signal,
  })) {
    if (event.type === 'end') end = event
    else {
      if (event.type === 'text') text += event.text
      onEvent(event)
    }
  }
  const wording: Wording = {
    by: end?.written_by ?? 'engine',
    reason: end?.reason ?? null,
    sent: end?.sent ?? null,
  }
  if (wording.by === 'engine') return byEngine(wording, true)
  if (question.needsWhole && end?.ended !== 'complete')
    return byEngine({ ...wording, by: 'engine', reason: 'slow' }, true)
  return {
    text: text.trim(),
    used: distinct(used),
    actions: answer.actions,
    context: answer.context,
    wording,
    ended: end?.ended ?? 'complete',
    isFallback: false,
  }
}

function usesOf(wellbeing: { checkIns: number } | null): CoachUse[] {
  return wellbeing ? [{ kind: 'check-ins', text: `your check-ins (${wellbeing.checkIns})` }] : []
}

function distinct(uses: readonly CoachUse[]): CoachUse[] {
  return [...new Map(uses.map(use => [use.text, use])).values()]
}
