import { deleteEverything, listWaiting, rememberOwner } from './platform/device-store.ts'
import { setItem, WAITING_COUNT } from './platform/local-storage.ts'
import { session } from './platform/session.ts'
import { sendWaiting } from './wellness/outbox.ts'

let isListening = false

/** For whoever is signed in: a key on this device, the screens kept on it, and what waits is sent. After a sign-out, nothing of theirs. */
export async function followSession() {
  const state = session.state()
  if (state.status === 'signed-in') await start(state.user.id)
  else if (state.status === 'signed-out' && state.onPurpose) {
    setItem(WAITING_COUNT, null)
    await endNotifications()
    await deleteEverything()
  }
}

async function start(userId: string) {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js')
  await rememberOwner(userId)
  if (!isListening) {
    isListening = true
    addEventListener('online', () => void sendEverything())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void sendEverything()
    })
  }
  await sendEverything()
}

async function sendEverything() {
  await sendWaiting()
  await sendMessages()
}

/** The chat's own script is loaded only where something waits for it. */
async function sendMessages() {
  // Asked for here: on one page one person may follow another.
  const state = session.state()
  if (state.status === 'signed-in' && (await listWaiting(state.user.id, 'chat')).length > 0)
    await (await import('./coach/message-outbox.ts')).sendWaitingMessages()
}

/** Whoever uses this browser next is not reminded of somebody else's check-in. */
async function endNotifications() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
