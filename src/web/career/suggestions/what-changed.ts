type Ranked = { code: string; role: string }

export type SuggestionChanges = {
  added: string[]
  /** Dropped for a reason other than being hidden. */
  gone: string[]
  movedUp: { role: string; places: number }[]
  unchanged: number
}

/** What is different from the suggestions before: both lists best first. */
export function whatChanged(
  before: readonly Ranked[],
  after: readonly Ranked[],
  hidden: readonly { code: string }[],
): SuggestionChanges {
  const isIn = (list: readonly { code: string }[], { code }: Ranked) => list.some(one => one.code === code)
  // Places are counted among those in both lists: a newcomer above pushes nobody down.
  const stayed = before.filter(one => isIn(after, one))
  const kept = after.filter(one => isIn(before, one))
  const movedUp = kept.flatMap((one, place) => {
    const places = stayed.findIndex(({ code }) => code === one.code) - place
    return places > 0 ? [{ role: one.role, places }] : []
  })
  return {
    added: after.filter(one => !isIn(before, one)).map(({ role }) => role),
    gone: before.filter(one => !isIn(after, one) && !isIn(hidden, one)).map(({ role }) => role),
    movedUp,
    unchanged: kept.length - movedUp.length,
  }
}
