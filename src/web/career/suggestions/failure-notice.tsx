import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { longDate } from '#web/platform/format-date.ts'
import { Button } from '#web/ui/button.tsx'

/** What failed, what is still there, and the way to try again. */
export function FailureNotice({
  text,
  lastMade = null,
  onTryAgain,
}: {
  text: string
  /** When those were made that are still shown. */
  lastMade?: string | null
  onTryAgain: () => void
}) {
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-wrong-wash p-5">
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-wrong" />
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <div>
          <p className="font-semibold">{text}</p>
          {lastMade && <p className="text-soft">Your last ones, of {longDate(lastMade)}, are below.</p>}
        </div>
        <Button tone="quiet" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </div>
  )
}
