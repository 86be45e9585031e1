import * as z from 'zod/mini'

/** Every check-in of a person, newest first: what get_history of the database writes, and readHistory reads. */
export const checkInHistory = z.object({
  seconds: z.array(z.int()),
  answers: z.string().check(z.regex(/^(?:[1-5]{2})*$/)),
})

export type CheckInHistory = z.infer<typeof checkInHistory>

export type HistoryPoint = { atMs: number; mood: number; energy: number }

/** Every check-in, oldest first. */
export function readHistory({ seconds, answers }: CheckInHistory): HistoryPoint[] {
  let at = 0
  return seconds
    .map((step, index) => {
      at = index === 0 ? step : at - step
      return { atMs: at * 1000, mood: Number(answers[index * 2]), energy: Number(answers[index * 2 + 1]) }
    })
    .reverse()
}
