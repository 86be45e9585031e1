/** unsupported: no push in this browser, or no service worker here; denied: its user has said no, which only its own settings can change. */
type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export async function pushState(): Promise<PushState> {
  const registration = await pushRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for permission, so call it from a press. The address at the push service; none when the answer is no. */
export async function subscribeToPush(key: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await pushRegistration()
  const subscription = await registration?.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return subscription?.endpoint
}

/** The address that no longer rings. */
export async function unsubscribeFromPush(): Promise<string | undefined> {
  const subscription = await (await pushRegistration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}
