import * as z from 'zod/mini'

/** Navigation state of a link whose role is asked about without another press. */
export const ASK_AT_ONCE = { analyze: true } as const
export const askAtOnce = z.object({ analyze: z.literal(true) })
