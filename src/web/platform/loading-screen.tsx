import { Spinner } from '#web/ui/spinner.tsx'

/** While somebody's session is asked for, or a screen loads; shows only when it takes long enough to notice. */
export function LoadingScreen() {
  return (
    <div className="grid flex-1 place-content-center p-10 animate-delayed-fade">
      <Spinner label="Loading" />
    </div>
  )
}
