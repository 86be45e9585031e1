import { TextLink } from '#web/ui/text-link.tsx'
import { CONTACT_COPY, CONTACT_DETAILS, OFFICE_HOURS } from './copy/contact-details.ts'
import { ContactForm } from './parts/contact-form.tsx'
import { InlineMarkup } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function ContactScreen() {
  return (
    <main id="content">
      <PageHeader title={CONTACT_COPY.title} lead={CONTACT_COPY.lead} />
      <div className="page grid gap-x-20 gap-y-16 pb-24 lg:grid-cols-[1.5fr_1fr]">
        <ContactForm />
        <div className="grid content-start gap-10">
          <section aria-labelledby="by-mail">
            <h2 id="by-mail" className="mb-3 text-xl">
              By email
            </h2>
            <dl className="grid gap-4">
              {CONTACT_DETAILS.map(({ label, email }) => (
                <div key={label}>
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd>
                    <TextLink
                      to={`mailto:${email}`}
                      className="inline-flex min-h-11 items-center wrap-anywhere"
                    >
                      {email}
                    </TextLink>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="office-hours">
            <h2 id="office-hours" className="mb-3 text-xl">
              Office hours
            </h2>
            <dl className="grid gap-2">
              {OFFICE_HOURS.map(({ days, hours }) => (
                <div key={days} className="flex justify-between gap-6 border-b border-rule pb-2">
                  <dt>{days}</dt>
                  <dd className="figures">{hours}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm text-soft">{CONTACT_COPY.hours}</p>
          </section>
          <section aria-labelledby="urgent" className="border-s-3 border-attention-mark ps-4 text-sm">
            <h2 id="urgent" className="mb-2 text-xl">
              If it is urgent
            </h2>
            <p>
              <InlineMarkup>{CONTACT_COPY.safety}</InlineMarkup>
            </p>
          </section>
        </div>
      </div>
    </main>
  )
}
