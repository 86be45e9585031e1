import * as z from 'zod/mini'
import { CARE_SITUATIONS } from './care-situation.ts'

export const COACH_TOPICS = [
  'pay',
  'negotiation',
  'path',
  'gap',
  'learning',
  'resume',
  'interview',
  'workload',
  'conflict',
  'boundaries',
  'rest',
  'decision',
  'motivation',
  'job loss',
  'return',
  'market',
  'demands',
  'about coach',
  'small talk',
  'medical',
  'legal',
  'investment',
  'off topic',
] as const

const coachTopic = z.enum(COACH_TOPICS)

/** What a doctor, a lawyer or an adviser is asked: declined in fixed words, with whom to ask. */
export const DECLINED_TOPICS: readonly CoachTopic[] = ['medical', 'legal', 'investment']

/** What a language model may look up while it answers. */
export const LOOKUP_TOPICS = ['pay', 'market', 'gap', 'demands'] as const satisfies readonly CoachTopic[]
export type LookupTopic = (typeof LOOKUP_TOPICS)[number]

/** What an answer rests on: one's own data, or a published source with its year. */
export const coachUse = z.object({
  kind: z.enum(['profile', 'goals', 'suggestions', 'check-ins', 'learning', 'message', 'source', 'advice']),
  text: z.string(),
})

const coachRole = z.object({ role: z.string(), code: z.string() })

/** The next step as a button: it opens a screen, filled in with the role. */
export const coachAction = z.object({
  label: z.string(),
  path: z.string(),
  role: z.nullable(coachRole),
})

/** A line of advice that was shown; `isTried`: with what comes next for somebody who tried it. */
const shownAdvice = z.object({ id: z.string(), isTried: z.boolean() })

/** What a follow-up such as "and in Chicago?" goes on from. */
export const coachContext = z.object({
  topics: z.array(coachTopic),
  role: z.nullable(coachRole),
  place: z.nullable(z.string()),
  /** The message that began the topic, in the person's words. */
  about: z.string(),
  /** How often the same topic was gone on with: each time it says something new. */
  depth: z.number(),
  /** Roles that the last list of paths named, in its order: "the second one" is one of them. */
  listed: z.optional(z.array(coachRole)),
  /** Advice that was shown since the topic began, the newest answer's first: nothing is said twice. */
  shown: z.optional(z.array(shownAdvice)),
  /** Marks of the paragraphs and the question of the last answer: none is said twice in a row. */
  said: z.optional(z.array(z.string())),
  /** Work that the person named as not wanted, in their words. */
  notWanted: z.optional(z.array(z.string())),
  /** The last answer was for somebody who may be in danger, or worries about somebody. */
  danger: z.optional(z.enum(['self', 'others'])),
  /** Danger to a life was told earlier in the conversation. */
  wasInDanger: z.optional(z.boolean()),
  /** The last answer was for somebody who told of something that comes before work. */
  care: z.optional(z.enum(CARE_SITUATIONS)),
})

/** How an answer ended; `cut`: the language model broke off in the middle. */
export const answerEnd = z.enum(['complete', 'stopped', 'cut'])

export type AnswerEnd = z.infer<typeof answerEnd>
export type CoachTopic = z.infer<typeof coachTopic>
export type CoachUse = z.infer<typeof coachUse>
export type CoachAction = z.infer<typeof coachAction>
export type CoachRole = z.infer<typeof coachRole>
export type ShownAdvice = z.infer<typeof shownAdvice>
export type CoachContext = z.infer<typeof coachContext>
