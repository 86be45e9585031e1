import { WAITING_COUNT } from '#web/platform/local-storage.ts'

const SENT = 'waywell.check-ins-sent'

/** After check-ins that waited on this device have been sent by this tab. */
export function tellCheckInsSent() {
  dispatchEvent(new Event(SENT))
}

/** Also when another tab has sent them: the count of what waits changed there. */
export function onCheckInsSent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === WAITING_COUNT && listener()
  addEventListener(SENT, listener)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(SENT, listener)
    removeEventListener('storage', onStorage)
  }
}
