const CHANNEL = 'waywell.billing'

/** Tells the other tabs of this browser that the plan may have changed. */
export function announcePlanChange() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

export function onPlanChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
