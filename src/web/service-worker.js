// Keeps the wellness screens on the device, so that they open without a connection. The build fills in what it keeps.
const VERSION = '__VERSION__'
const PAGES = __PAGES__
const FILES = __FILES__
const CACHE = `waywell-${VERSION}`

addEventListener('install', event => {
  const kept = [...PAGES, ...FILES].map(path => new Request(path, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(kept)))
})

addEventListener('activate', event => {
  const deleteOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('waywell-') && name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(deleteOlder())
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const keptCopy = () => caches.match(pathname, { cacheName: CACHE })
  // A page is asked for anew whenever that is possible: another version of the product brings other files.
  if (request.mode === 'navigate' && PAGES.includes(pathname))
    event.respondWith(fetch(request).catch(async error => (await keptCopy()) ?? Promise.reject(error)))
  else if (FILES.includes(pathname)) event.respondWith(keptCopy().then(kept => kept ?? fetch(request)))
})

// A push has no text: what is shown stands here, and says nothing of how somebody is to whoever sees the screen.
addEventListener('push', event => {
  event.waitUntil(
    registration.showNotification('A moment to check in, if you like', {
      body: 'It takes about ten seconds. Not today? That is fine too.',
      icon: '/icon-192.png',
      tag: 'check-in',
    }),
  )
})

// Always in a window of its own: what is open in a tab may not be saved yet.
addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(clients.openWindow('/wellness/checkin'))
})
