import * as z from 'zod/mini'

export const DEMAND_GROUPS = [
  'pace',
  'hours',
  'predictability',
  'emotional load',
  'responsibility',
  'precision and monotony',
  'body and place',
  'control',
] as const

/** Against the compared role, or against all occupations where none is given; never finer than the data. */
const DEMAND_BANDS = ['lower', 'about the same', 'higher'] as const

const demandCondition = z.object({
  element: z.string(),
  name: z.string(),
  /** "62% have a regular schedule"; the mean where too few answered to give shares. */
  text: z.string(),
  /** Percent of the sentence; null where it tells the mean. */
  share: z.nullable(z.number()),
  /** Percent who gave each answer, lowest answer first; null where too few answered to say. */
  shares: z.array(z.nullable(z.number())),
  mean: z.number(),
})

const demandGroup = z.object({
  group: z.enum(DEMAND_GROUPS),
  /** Control is a buffer: more of it makes demands easier to carry. */
  kind: z.enum(['demand', 'buffer']),
  /** null where one of the two roles has no answers. */
  band: z.nullable(z.enum(DEMAND_BANDS)),
  conditions: z.array(demandCondition),
})

const answers = z.object({
  answered_by: z.string(),
  people: z.nullable(z.number()),
  year: z.number(),
  /** True where related occupations stand in for the answers. */
  estimated: z.boolean(),
  text: z.string(),
})

const aiSentence = z.object({
  text: z.string(),
  measures: z.array(
    z.object({ source: z.string(), band: z.enum(['less', 'about as much', 'more', 'not seen']) }),
  ),
})

export const roleDemands = z.object({
  code: z.string(),
  role: z.string(),
  compared_with: z.nullable(z.object({ code: z.string(), role: z.string() })),
  answers: z.nullable(answers),
  groups: z.array(demandGroup),
  from_home: z.object({
    level: z.enum(['possible', 'partly', 'hardly', 'unknown']),
    because: z.array(z.string()),
    text: z.string(),
  }),
  /** Two sentences that are never joined into one figure. */
  ai: z.object({
    potential: z.nullable(aiSentence),
    seen: z.nullable(aiSentence),
    measures_disagree: z.boolean(),
    note: z.string(),
  }),
  leaving: z.nullable(
    z.object({
      transfer_percent: z.number(),
      exit_percent: z.number(),
      all_transfer_percent: z.number(),
      all_exit_percent: z.number(),
      text: z.string(),
    }),
  ),
  questions: z.array(z.string()).check(z.length(3)),
  note: z.string(),
})

const QUESTION_MAX_CHARACTERS = 200
const question = z.optional(z.string().check(z.maxLength(QUESTION_MAX_CHARACTERS)))

/** One role by its code or its title, and the role it is compared with. */
export const demandsQuestion = z
  .object({ code: question, title: question, compareWith: question })
  .check(z.refine(({ code, title }) => code !== undefined || title !== undefined, 'code or title is needed'))

export type DemandBand = (typeof DEMAND_BANDS)[number]
export type DemandGroupName = (typeof DEMAND_GROUPS)[number]
export type RoleDemands = z.infer<typeof roleDemands>
export type DemandsQuestion = z.infer<typeof demandsQuestion>
