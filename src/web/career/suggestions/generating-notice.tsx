import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function GeneratingNotice({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-action-wash px-5 py-3">
      <p role="status" className="flex items-center gap-3">
        <span className="text-action">
          <Spinner />
        </span>
        Looking for ways on from where you are.
      </p>
      <Button tone="bare" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
