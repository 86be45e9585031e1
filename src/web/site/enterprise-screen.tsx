import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import {
  ENTERPRISE_OFFERS,
  ENTERPRISE_PAGE,
  ENTERPRISE_PROMISES,
  ENTERPRISE_STEPS,
} from './copy/enterprise.ts'
import { GroupRange } from './figures/group-range.tsx'
import { InlineMarkup } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function EnterpriseScreen() {
  return (
    <main id="content">
      <PageHeader title={ENTERPRISE_PAGE.title} lead={ENTERPRISE_PAGE.lead} figure={<GroupRange />}>
        <ButtonLink to="/support/contact">{ENTERPRISE_PAGE.action}</ButtonLink>
      </PageHeader>
      <section aria-labelledby="offers" className="page grid gap-x-16 gap-y-6 pb-20 lg:grid-cols-[15rem_1fr]">
        <h2 id="offers" className="text-3xl">
          What it adds
        </h2>
        <dl className="border-t border-rule">
          {ENTERPRISE_OFFERS.map(({ id, title, text }) => (
            <div
              key={id}
              id={id}
              className="grid gap-x-8 gap-y-2 border-b border-rule py-6 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-serif text-xl">{title}</dt>
              <dd className="max-w-reading">
                <InlineMarkup>{text}</InlineMarkup>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="promises" className="bg-sunk">
        <div className="page py-20">
          <h2 id="promises" className="mb-8 text-3xl">
            Said plainly
          </h2>
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
            {ENTERPRISE_PROMISES.map(({ question, answer }, index) => (
              <div key={question} className={index === 0 ? 'lg:row-span-2' : ''}>
                <h3 className={index === 0 ? 'font-sans text-base font-semibold tracking-normal' : 'text-xl'}>
                  {question}
                </h3>
                <p className={`max-w-reading ${index === 0 ? 'mt-4 font-serif text-2xl' : 'mt-3 text-soft'}`}>
                  {answer}
                </p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="steps" className="page grid gap-x-16 gap-y-6 py-20 lg:grid-cols-[15rem_1fr]">
        <h2 id="steps" className="text-3xl">
          How it starts
        </h2>
        <div className="grid gap-8">
          <ol className="grid gap-6 border-s-3 border-action ps-6">
            {ENTERPRISE_STEPS.map(step => (
              <li
                key={step}
                className="relative max-w-reading before:absolute before:-start-[2.05rem] before:top-1.5 before:size-3.5 before:rounded-full before:bg-attention-mark before:ring-3 before:ring-paper"
              >
                {step}
              </li>
            ))}
          </ol>
          <p>
            <TextLink to="/support/contact">Write to us</TextLink>, or{' '}
            <TextLink to="/signup">try it yourself first</TextLink>.
          </p>
        </div>
      </section>
    </main>
  )
}
