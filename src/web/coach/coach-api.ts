import { coach } from '#shared/coach/contract.ts'
import { bodyOf, createApiClient } from '#web/platform/api.ts'
import { readEvents } from '#web/platform/read-events.ts'

/** The one client whose answers may come as events; what reads them comes with this screen alone. */
export const coachApi = createApiClient(coach, undefined, async response =>
  response.headers.get('content-type') === 'text/event-stream' ? readEvents(response) : bodyOf(response),
)
