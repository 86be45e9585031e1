import { ButtonLink } from '#web/ui/button.tsx'

export function EntryGone() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-4xl">This check-in is gone</h1>
      <p className="text-soft">It was deleted, or the address is not complete.</p>
      <ButtonLink to="/wellness/history" tone="quiet">
        All check-ins
      </ButtonLink>
    </div>
  )
}
