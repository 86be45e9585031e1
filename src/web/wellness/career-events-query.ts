import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { careerEvent } from '#shared/wellness/career-event.ts'
import { deleteCareerEvent, listCareerEvents, saveCareerEvent } from '#shared/wellness/context-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { withOfflineCopy } from '#web/platform/offline-copy.ts'
import { CHECK_INS_KEY } from './check-ins.ts'

export const eventsApi = createApiClient({ listCareerEvents, saveCareerEvent, deleteCareerEvent })
const events = z.array(careerEvent)

export const EVENTS_KEY = [CHECK_INS_KEY, 'events'] as const

/** Changes at work, oldest first. */
export function useCareerEvents() {
  return useQuery({
    queryKey: EVENTS_KEY,
    networkMode: 'always',
    queryFn: ({ signal }) =>
      withOfflineCopy(
        'career events',
        () => eventsApi.listCareerEvents({}, { signal }),
        kept => events.safeParse(kept).data,
      ),
  })
}
