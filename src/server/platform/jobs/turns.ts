type Owned = { owner: string }

/** Lets people take turns: next comes who had none yet or had theirs longest ago, so that one person's many hold up nobody else. */
export function createTurns() {
  const lastTurns = new Map<string, number>()
  let turn = 0
  return {
    /** Takes the next out of those that wait, of one person's the oldest. */
    take<T extends Owned>(waiting: T[]): T | undefined {
      for (const owner of lastTurns.keys())
        if (!waiting.some(one => one.owner === owner)) lastTurns.delete(owner)
      const turns = waiting.map(({ owner }) => lastTurns.get(owner) ?? 0)
      const [next] = waiting.splice(turns.indexOf(Math.min(...turns)), 1)
      if (next) lastTurns.set(next.owner, ++turn)
      return next
    },
  }
}

/** Which of the waiting gives its place in a full queue to one more of the owner: the last of who has most there; -1 where all have as few. */
export function givesWay(waiting: readonly Owned[], owner: string): number {
  const counts = new Map<string, number>()
  for (const one of waiting) counts.set(one.owner, (counts.get(one.owner) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most <= (counts.get(owner) ?? 0) + 1) return -1
  return waiting.findLastIndex(one => counts.get(one.owner) === most)
}
