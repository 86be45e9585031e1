import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHECK_INS_PAGE_MAX, checkIn, RECENT_CHECK_INS } from './check-in.ts'

export const listCheckIns = operation
  .route({
    method: 'GET',
    path: '/api/check-ins',
    summary: 'Check-ins, newest first by the moment they count for',
    tags: ['Wellness'],
  })
  .meta({ access: { who: 'signed-in' } })
  .input(
    z.object({
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHECK_INS_PAGE_MAX)),
        RECENT_CHECK_INS,
      ),
      /** The last id of the page before. */
      before: z.optional(z.uuid()),
      /** Only those noted up to this moment; takes the place of `before`. */
      until: z.optional(z.iso.datetime({ offset: true })),
    }),
  )
  .output(z.array(checkIn))
