import * as z from 'zod/mini'
import { type CoachTopic, coachUse } from './coach-answer.ts'

export const GUIDE_KINDS = ['interview', 'pay', 'hard-week', 'decision'] as const
const guideKind = z.enum(GUIDE_KINDS)
export type GuideKind = z.infer<typeof guideKind>

export const GUIDE_ANSWER_MAX_CHARACTERS = 2_000
const GUIDE_MAX_STEPS = 6

/** The guided conversations: what each is called, and what an open conversation goes on from when it is done. */
export const GUIDES: Readonly<Record<GuideKind, { title: string; hint: string; topic: CoachTopic }>> = {
  interview: {
    title: 'Prepare for an interview',
    hint: 'Questions from the role’s real tasks',
    topic: 'interview',
  },
  pay: {
    title: 'Prepare a pay talk',
    hint: 'A range with sources, three sentences',
    topic: 'negotiation',
  },
  'hard-week': {
    title: 'A hard week',
    hint: 'What is in your hands, and one step',
    topic: 'rest',
  },
  decision: {
    title: 'Stay, reshape or move',
    hint: 'Pay, demands and energy side by side',
    topic: 'decision',
  },
}

/** What is kept of one: its kind and what was answered, step by step. Everything else is worked out from it. */
export const storedGuide = z.object({ kind: guideKind, answers: z.array(z.string()) })
export type StoredGuide = z.infer<typeof storedGuide>

const guideTable = z.object({
  head: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), cells: z.array(z.string()) })),
})

const guideStep = z.object({
  prompt: z.string(),
  hint: z.nullable(z.string()),
  /** To be looked at before answering. */
  table: z.nullable(guideTable),
  /** Stands in the field until something is answered. */
  suggested: z.string(),
  answer: z.nullable(z.string()),
  /** On what was answered. */
  feedback: z.array(z.string()),
  /** Whether the next step can begin. */
  accepted: z.boolean(),
})

export const guideView = z.object({
  kind: guideKind,
  steps: z.array(guideStep),
  /** What one takes along, once every step is answered. */
  outcome: z.nullable(z.object({ paragraphs: z.array(z.string()), table: z.nullable(guideTable) })),
  used: z.array(coachUse),
})

export type GuideTable = z.infer<typeof guideTable>
export type GuideStep = z.infer<typeof guideStep>
export type GuideView = z.infer<typeof guideView>

export const guideInput = z.object({ kind: guideKind, role: z.optional(z.string().check(z.maxLength(200))) })
export const guideAnswer = z.object({
  id: z.uuid(),
  step: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(GUIDE_MAX_STEPS - 1)),
  answer: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a line first.'), z.maxLength(GUIDE_ANSWER_MAX_CHARACTERS)),
})
