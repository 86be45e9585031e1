import { ButtonLink } from '#web/ui/button.tsx'

/** Link to the contact form at the end of the help pages. */
export function ContactPrompt() {
  return (
    <section aria-labelledby="still-stuck" className="bg-action-wash">
      <div className="page flex flex-wrap items-center justify-between gap-6 py-14">
        <div className="grid gap-1">
          <h2 id="still-stuck" className="text-2xl">
            Did not find it?
          </h2>
          <p className="text-soft">Write to us. A person reads every message.</p>
        </div>
        <ButtonLink to="/support/contact" tone="quiet">
          Contact us
        </ButtonLink>
      </div>
    </section>
  )
}
