import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** Rules were made on the first three; the fourth was written before the next of them and run once they were made. */
export const HALVES = ['dev', 'held-out', 'held-out-2', 'held-out-3'] as const

/** Goals and postings have two more, written before the last rules: one was read for them, the other run once at the end. */
export const WRITTEN_HALVES = [...HALVES, 'held-out-4', 'held-out-5'] as const

/** Postings have eight more by other writers: seven were opened after their first run, the thirteenth never. */
export const ATS_HALVES = [
  ...WRITTEN_HALVES,
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-10',
  'held-out-11',
  'held-out-12',
  'held-out-13',
] as const
export const UNREAD_ATS_HALF = 'held-out-13'

/** Goals have more that were read and that rules were made from; those from the tenth on are by other writers, in everyday wording. */
export const OPENED_GOAL_HALVES = [
  ...WRITTEN_HALVES,
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-10',
  'held-out-12',
  'held-out-13',
  'held-out-15',
  'held-out-17',
  'held-out-19',
  'held-out-21',
  'held-out-25',
  'held-out-27',
  'held-out-28',
] as const
/** Never opened: their counts are measured, no goal of them is printed, and nothing learns from them. */
export const UNREAD_GOAL_HALVES = [
  'held-out-11',
  'held-out-14',
  'held-out-16',
  'held-out-18',
  'held-out-20',
  'held-out-22',
  'held-out-23',
  'held-out-24',
  'held-out-26',
  'held-out-29',
  'held-out-30',
  'held-out-31',
  'held-out-32',
  'held-out-33',
  'held-out-34',
  'held-out-35',
  'held-out-36',
  'held-out-37',
  'held-out-38',
  'held-out-39',
  'held-out-40',
  'held-out-41',
  'held-out-42',
  'held-out-43',
  'held-out-44',
  'held-out-45',
  'held-out-46',
  'held-out-47',
  'held-out-48',
  'held-out-49',
  'held-out-50',
  'held-out-51',
  'held-out-52',
  'held-out-53',
  'held-out-54',
  'held-out-55',
  'held-out-56',
  'held-out-57',
  'held-out-58',
  'held-out-59',
] as const
export const GOAL_HALVES = [...OPENED_GOAL_HALVES, ...UNREAD_GOAL_HALVES] as const
export type GoalHalf = (typeof GOAL_HALVES)[number]
export type AtsHalf = (typeof ATS_HALVES)[number]

/** The files of one half of an evaluation set, by name. */
export function readSet<Schema extends z.ZodType>(
  part: 'ats' | 'care' | 'coach' | 'gap' | 'goals' | 'letters',
  half:
    | GoalHalf
    | AtsHalf
    | 'everyday'
    | 'voices'
    | 'working-people'
    | 'plain'
    | 'ninth'
    | 'tenth'
    | 'thirteenth'
    | 'fourteenth',
  schema: Schema,
): { name: string; content: z.infer<Schema> }[] {
  const folder = join(import.meta.dirname, 'sets', part, half)
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => ({
      name: basename(file, '.json'),
      content: schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }))
}

/** The goals of the halves that were opened, from which rules were made and may be learned. */
export function openedGoals<Goal extends z.ZodType>(goal: Goal): z.infer<Goal>[] {
  return OPENED_GOAL_HALVES.flatMap(half =>
    readSet('goals', half, z.array(goal)).flatMap(({ content }) => content),
  )
}
