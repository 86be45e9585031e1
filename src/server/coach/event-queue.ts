/** Events of work that goes on whether or not somebody still listens. */
export function createEventQueue<Event>() {
  const waiting: Event[] = []
  let outcome: { error?: unknown } | null = null
  let wake = () => {}

  return {
    push(event: Event) {
      waiting.push(event)
      wake()
    },
    end() {
      outcome = {}
      wake()
    },
    fail(error: unknown) {
      outcome = { error }
      wake()
    },
    /** Settles with the first event; fails where the work failed before it, so that the answer can still be a refusal. */
    async first(): Promise<void> {
      while (waiting.length === 0 && !outcome)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      if (waiting.length === 0 && outcome && 'error' in outcome) throw outcome.error
    },
    async *iterate(): AsyncGenerator<Event, void> {
      for (;;) {
        const event = waiting.shift()
        if (event !== undefined) yield event
        else if (outcome) {
          if ('error' in outcome) throw outcome.error
          return
        } else
          await new Promise<void>(resolve => {
            wake = resolve
          })
      }
    },
  }
}
