import type { Schema } from '@orpc/contract'
import type * as z from 'zod/mini'

/** The events of an answer that is written while it is read, each checked. The library's own schema for it would come with every screen. */
export function eventsOf<Event>(
  event: z.ZodMiniType<Event>,
): Schema<AsyncIteratorObject<Event, void>, AsyncGenerator<Event, void>> {
  return {
    '~standard': {
      vendor: 'waywell',
      version: 1,
      validate: events =>
        isIterator(events)
          ? { value: checked(event, events) }
          : { issues: [{ message: 'Expected a stream of events.' }] },
    },
  }
}

async function* checked<Event>(
  event: z.ZodMiniType<Event>,
  events: AsyncIteratorObject<unknown>,
): AsyncGenerator<Event, void> {
  for await (const one of events) yield event.parse(one)
}

function isIterator(events: unknown): events is AsyncIteratorObject<unknown> {
  return typeof events === 'object' && events !== null && Symbol.asyncIterator in events
}
