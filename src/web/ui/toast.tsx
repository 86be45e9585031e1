import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'

const TOAST_MS = 7000
const TOASTS_MAX = 3

export type Toast = {
  title: string
  description?: string
  tone?: 'success' | 'destructive'
  /** One thing to do about it, such as Undo; the toast goes with it. */
  action?: { label: string; onPress: () => void }
}
type ShownToast = Toast & { id: number }

const NONE: readonly ShownToast[] = []
let shown = NONE
let lastId = 0
const listeners = new Set<() => void>()

/** Tells a person the outcome of what they just did. */
export function toast(message: Toast) {
  lastId += 1
  const id = lastId
  setShown([...shown, { ...message, id }].slice(-TOASTS_MAX))
  setTimeout(() => dismissToast(id), TOAST_MS)
}

function dismissToast(id: number) {
  setShown(shown.filter(one => one.id !== id))
}

export function dismissAllToasts() {
  setShown(NONE)
}

function setShown(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Both regions stay on the page: a live region that arrives together with its text is not read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  )
  const isWrong = (one: ShownToast) => one.tone === 'destructive'
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--bottom-bar,0)] z-50 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6"
    >
      <div role="status" className="contents">
        {toasts
          .filter(one => !isWrong(one))
          .map(one => (
            <ToastCard key={one.id} toast={one} isNewest={one === toasts.at(-1)} />
          ))}
      </div>
      <div role="alert" className="contents">
        {toasts.filter(isWrong).map(one => (
          <ToastCard key={one.id} toast={one} isNewest={one === toasts.at(-1)} />
        ))}
      </div>
    </section>
  )
}

/** A phone has room for the newest one: more would cover what one does next. */
function ToastCard({
  toast: { id, title, description, tone, action },
  isNewest,
}: {
  toast: ShownToast
  isNewest: boolean
}) {
  const wrong = tone === 'destructive'
  const Icon = wrong ? CircleAlert : CircleCheck
  return (
    <div
      className={`pointer-events-auto flex w-full max-w-md gap-3 rounded-lg border bg-raised py-2 ps-4 pe-2 shadow-float animate-enter ${wrong ? 'border-wrong' : 'border-rule'} ${isNewest ? '' : 'max-sm:hidden'}`}
    >
      <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${wrong ? 'text-wrong' : 'text-action'}`} />
      <div className="grid min-w-0 flex-1 content-center py-1.5">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-soft">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
          className="min-h-11 shrink-0 rounded-full px-3 font-semibold text-action hover:bg-action-wash"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-content-center rounded-full text-soft hover:bg-sunk"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
