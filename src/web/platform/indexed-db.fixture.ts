import { beforeEach, vi } from 'vitest'

type Named = Record<string, unknown>

/** In place of the browser's IndexedDB, in memory: as much of it as the device store asks for. Locks are always free. */
export function stubIndexedDb() {
  beforeEach(() => {
    const stores = new Map<string, ReturnType<typeof createStore>>()
    const database = {
      createObjectStore: (name: string, { keyPath }: { keyPath?: string } = {}) =>
        stores.set(name, createStore(keyPath)),
      transaction(name: string) {
        const transaction = { objectStore: () => stores.get(name), oncomplete: () => {} }
        queueMicrotask(() => transaction.oncomplete())
        return transaction
      },
      close: () => {},
    }
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_name: string, ...rest: ((lock: unknown) => unknown)[]) => rest.at(-1)?.({}) },
    })
    vi.stubGlobal('indexedDB', {
      open() {
        const request = { result: database, onupgradeneeded: () => {}, onsuccess: () => {} }
        queueMicrotask(() => {
          if (stores.size === 0) request.onupgradeneeded()
          request.onsuccess()
        })
        return request
      },
    })
  })
}

function createStore(keyPath?: string) {
  const rows = new Map<unknown, unknown>()
  let lastKey = 0
  const put = (value: Named, key: unknown = keyPath && value[keyPath]) => ({ result: rows.set(key, value) })
  return {
    put,
    add(value: Named) {
      lastKey += 1
      return put(value, lastKey)
    },
    get: (key: unknown) => ({ result: rows.get(key) }),
    getAll: () => ({ result: [...rows.values()] }),
    getAllKeys: () => ({ result: [...rows.keys()] }),
    delete: (key: unknown) => ({ result: rows.delete(key) }),
    clear: () => ({ result: rows.clear() }),
  }
}
