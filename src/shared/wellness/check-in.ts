import * as z from 'zod/mini'
import { notes, scale } from './check-in-form.ts'
import { checkInContext, isEmptyContext } from './context.ts'

export const RECENT_CHECK_INS = 5
export const CHECK_INS_PAGE_MAX = 100
/** What the list of all check-ins begins with. */
export const HISTORY_PAGE = 30
export const SEARCH_RESULTS_MAX = 100
export const SEARCH_MAX_CHARACTERS = 100
/** Nobody remembers a day before; a wrong year is typed more often. */
export const EARLIEST_NOTED_AT = '2000-01-01T00:00:00Z'
export const CHECK_INS_LIMIT = { attempts: 60, seconds: 60 }

const moment = z.iso.datetime({ offset: true })

/** What can be changed of a check-in; blank notes are none. */
export const checkInChange = z.object({
  mood: scale,
  energy: scale,
  notes: z._default(
    z.pipe(
      z.nullable(notes),
      z.transform(text => text || null),
    ),
    null,
  ),
  /** The moment it counts for; one in the future is now. */
  noted_at: z.optional(
    moment.check(
      z.refine(at => Date.parse(at) >= Date.parse(EARLIEST_NOTED_AT), 'Please choose a day after 1999'),
    ),
  ),
  /** Left out of an edit, it stays as it is; empty or null, there is none. */
  context: z.optional(
    z.pipe(
      z.nullable(checkInContext),
      z.transform(context => (context && isEmptyContext(context) ? null : context)),
    ),
  ),
})

/** What the API takes. The same `client_id` is the same check-in, however often and however late it is sent. */
export const checkInInput = z.extend(checkInChange, { client_id: z.optional(z.uuid()) })

export const checkIn = z.object({
  id: z.uuid(),
  mood: scale,
  energy: scale,
  notes: z.nullable(z.string()),
  created_at: moment,
  noted_at: moment,
  /** Only where there is one. */
  context: z.optional(checkInContext),
})

export type CheckInInput = z.infer<typeof checkInInput>
export type CheckInChange = z.infer<typeof checkInChange>
export type CheckIn = z.infer<typeof checkIn>
