import { setItem, WAITING_COUNT } from './local-storage.ts'
import { session } from './session.ts'

/**
 * What a person's device keeps for them while it is offline, in IndexedDB. Every value is encrypted under a key of that person, which cannot be
 * read out and is deleted when they sign out: what a backup or another program finds after that is noise.
 */
type Sealed = { owner: string; kind?: WaitingKind; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }
/** What waits to be sent, or was refused and waits for its writer; entries without one are check-ins. */
type WaitingKind = 'check-in' | 'refused check-in' | 'chat'
type Key = { owner: string; key: CryptoKey; usedMs: number }

const NAME = 'waywell'
const ALGORITHM = { name: 'AES-GCM', length: 256 } as const
const IV_BYTES = 12

/** Makes sure that this person has a key, and is the one whose things are shown while nobody can be asked. */
export async function rememberOwner(owner: string): Promise<void> {
  const key =
    (await keyOf(owner)) ?? (await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']))
  await inStore('keys', 'readwrite', store => store.put({ owner, key, usedMs: Date.now() } satisfies Key))
}

/** Whose things this device keeps: whoever is signed in, or was last while nobody can be asked. */
export async function deviceOwner(): Promise<string> {
  const state = session.state()
  if (state.status === 'signed-in') return state.user.id
  const keys = await inStore<Key[]>('keys', 'readonly', store => store.getAll())
  const [last] = keys.toSorted((a, b) => b.usedMs - a.usedMs)
  if (!last) throw new Error('Nobody was signed in on this device.')
  return last.owner
}

/** Deletes all keys, and all that was kept under them. */
export async function deleteEverything(): Promise<void> {
  for (const name of ['keys', 'waiting', 'copies'] as const)
    await inStore(name, 'readwrite', store => store.clear())
}

/** Puts something at the end of what waits to be sent. */
export async function addWaiting(
  owner: string,
  value: unknown,
  kind: WaitingKind = 'check-in',
): Promise<void> {
  const sealed = await seal(owner, value)
  await inStore('waiting', 'readwrite', store => store.add({ ...sealed, kind }))
}

/** Changes something that waits; it keeps its place. */
export async function replaceWaiting(
  owner: string,
  id: IDBValidKey,
  value: unknown,
  kind: WaitingKind,
): Promise<void> {
  const sealed = await seal(owner, value)
  await inStore('waiting', 'readwrite', store => store.put({ ...sealed, kind }, id))
}

/** In the order they were added. */
export async function listWaiting(
  owner: string,
  kind: WaitingKind = 'check-in',
): Promise<{ id: IDBValidKey; value: unknown }[]> {
  const [ids, all] = await Promise.all([
    inStore<IDBValidKey[]>('waiting', 'readonly', store => store.getAllKeys()),
    inStore<Sealed[]>('waiting', 'readonly', store => store.getAll()),
  ])
  const waiting: { id: IDBValidKey; value: unknown }[] = []
  for (const [index, sealed] of all.entries()) {
    const id = ids[index]
    if (id !== undefined && sealed.owner === owner && (sealed.kind ?? 'check-in') === kind)
      waiting.push({ id, value: await open(sealed) })
  }
  return waiting
}

/** Notes whether anything waits, for the question before a sign-out; the number is that of check-ins to be sent. */
export async function noteWaiting(owner: string): Promise<void> {
  const [checkIns, refused, messages] = await Promise.all([
    listWaiting(owner),
    listWaiting(owner, 'refused check-in'),
    listWaiting(owner, 'chat'),
  ])
  const all = checkIns.length + refused.length + messages.length
  setItem(WAITING_COUNT, all > 0 ? String(checkIns.length) : null)
}

export async function deleteWaiting(id: IDBValidKey): Promise<void> {
  await inStore('waiting', 'readwrite', store => store.delete(id))
}

/** Keeps what was last seen under a name. */
export async function keepCopy(owner: string, name: string, value: unknown): Promise<void> {
  const sealed = await seal(owner, value)
  await inStore('copies', 'readwrite', store => store.put(sealed, `${owner} ${name}`))
}

export async function readCopy(owner: string, name: string): Promise<unknown> {
  const sealed = await inStore<Sealed | undefined>('copies', 'readonly', store =>
    store.get(`${owner} ${name}`),
  )
  return sealed && open(sealed)
}

async function seal(owner: string, value: unknown): Promise<Sealed> {
  const key = await keyOf(owner)
  if (!key) throw new Error('This person has no key on this device.')
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(
    { name: ALGORITHM.name, iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return { owner, iv, data }
}

async function open({ owner, iv, data }: Sealed): Promise<unknown> {
  const key = await keyOf(owner)
  if (!key) return undefined
  const bytes = await crypto.subtle.decrypt({ name: ALGORITHM.name, iv }, key, data)
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function keyOf(owner: string): Promise<CryptoKey | undefined> {
  return (await inStore<Key | undefined>('keys', 'readonly', store => store.get(owner)))?.key
}

type StoreName = 'keys' | 'waiting' | 'copies'

async function inStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(name, mode)
    const request = work(transaction.objectStore(name))
    // What was written counts only once its transaction has ended.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys', { keyPath: 'owner' })
      request.result.createObjectStore('waiting', { autoIncrement: true })
      request.result.createObjectStore('copies')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
