import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { session } from './session.ts'

/** While somebody's session is asked for, or a screen loads; shows only when it takes long enough to notice. */
export function LoadingScreen({ unreachable = false }: { unreachable?: boolean }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-5 p-10 text-center animate-delayed-fade">
      {unreachable ? (
        <>
          <p className="max-w-sm text-soft">
            We cannot reach the server right now. You are still signed in, and we keep trying.
          </p>
          <Button tone="quiet" onClick={() => void session.refresh()}>
            Try again now
          </Button>
        </>
      ) : (
        <Spinner label="Loading" />
      )}
    </div>
  )
}
