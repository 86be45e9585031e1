import {
  INTEGRATION_GROUPS,
  INTEGRATIONS,
  INTEGRATIONS_PAGE,
  type IntegrationStatus,
} from './copy/integrations.ts'
import { ContactPrompt } from './parts/contact-prompt.tsx'
import { InlineMarkup } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

const STATUSES = ['Available', 'Coming Soon', 'Enterprise'] as const satisfies readonly IntegrationStatus[]

export function IntegrationsScreen() {
  return (
    <main id="content">
      <PageHeader title={INTEGRATIONS_PAGE.title} lead={INTEGRATIONS_PAGE.lead}>
        <dl className="grid gap-3">
          {STATUSES.map(status => (
            <div key={status} className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
              <dt>
                <Status status={status} />
              </dt>
              <dd className="text-soft">{INTEGRATIONS_PAGE.statuses[status]}</dd>
            </div>
          ))}
        </dl>
      </PageHeader>
      <div className="page grid gap-12 pb-20">
        {INTEGRATION_GROUPS.map(group => (
          <section key={group} className="grid gap-x-16 gap-y-3 lg:grid-cols-[15rem_1fr]">
            <h2 className="text-2xl">{group}</h2>
            <ul className="border-t border-rule">
              {INTEGRATIONS.filter(one => one.group === group).map(({ name, text, status }) => (
                <li
                  key={name}
                  className="grid max-[16em]:flex max-[16em]:flex-col grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-2 border-b border-rule py-5 sm:grid-cols-[13rem_1fr_8rem]"
                >
                  <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
                  <p className="text-soft max-sm:order-last max-sm:col-span-2">
                    <InlineMarkup>{text}</InlineMarkup>
                  </p>
                  <Status status={status} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ContactPrompt />
    </main>
  )
}

const LOOKS: Record<IntegrationStatus, { dot: string; text: string }> = {
  Available: { dot: 'fill-action', text: 'text-action' },
  'Coming Soon': { dot: 'fill-none stroke-attention-mark stroke-2', text: 'text-attention' },
  Enterprise: { dot: 'fill-none stroke-info-mark stroke-[5]', text: 'text-info' },
}

/** Word and shape say it; the color only helps. */
function Status({ status }: { status: IntegrationStatus }) {
  const { dot, text } = LOOKS[status]
  return (
    <span className={`inline-flex items-center gap-2 text-sm font-semibold whitespace-nowrap ${text}`}>
      <svg viewBox="0 0 16 16" className="size-4 overflow-visible" aria-hidden="true">
        <circle cx="8" cy="8" r={status === 'Available' ? 6.5 : 5.5} className={dot} />
      </svg>
      {status}
    </span>
  )
}
