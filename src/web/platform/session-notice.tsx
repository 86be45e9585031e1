import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { session, useSession } from './session.ts'

/** Says why the session is still being asked for, over the bottom of the page: what somebody has typed by then stays. */
export function SessionNotice() {
  const state = useSession()
  const isTold = state.status === 'loading' && (state.unreachable || state.retryAtMs !== undefined)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[var(--bottom-bar,0)] z-40 grid justify-items-center p-4"
    >
      {isTold && (
        <div className="flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-rule bg-raised px-5 py-3 shadow-float animate-enter">
          {state.retryAtMs === undefined ? (
            <Unreachable />
          ) : (
            <Limited key={state.retryAtMs} retryAtMs={state.retryAtMs} />
          )}
        </div>
      )}
    </div>
  )
}

function Unreachable() {
  if (!navigator.onLine) return 'You are offline. What you save is kept on this device.'
  return (
    <>
      <p className="max-w-sm">
        We cannot reach the server right now. You are still signed in, and we keep trying.
      </p>
      <TryAgain />
    </>
  )
}

/** Counted for the eye only: read out every second, it would drown the page. */
function Limited({ retryAtMs }: { retryAtMs: number }) {
  const seconds = useSecondsUntil(retryAtMs)
  return (
    <>
      <p className="max-w-sm">
        Too many pages were opened at once. You are still signed in, and we try again
        <span aria-hidden="true" className="figures">
          {seconds > 0 ? ` in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : ' now'}
        </span>
        .
      </p>
      <TryAgain disabled={seconds > 0} />
    </>
  )
}

function TryAgain({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button
      tone="quiet"
      className="pointer-events-auto"
      disabled={disabled}
      onClick={() => void session.refresh()}
    >
      Try again now
    </Button>
  )
}

function useSecondsUntil(ms: number): number {
  const [left, setLeft] = useState(() => ms - Date.now())
  useEffect(() => {
    const tick = setInterval(() => setLeft(ms - Date.now()), 250)
    return () => clearInterval(tick)
  }, [ms])
  return Math.max(0, Math.ceil(left / 1000))
}
