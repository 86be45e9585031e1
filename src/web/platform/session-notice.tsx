import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { session, useSession } from './session.ts'

/** Hardly anybody meets it. */
const Limited = later(async () => (await import('./session-limited.tsx')).SessionLimited, null)

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
            <Limited key={state.retryAtMs} retryAtMs={state.retryAtMs} TryAgain={TryAgain} />
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
