import { API_REQUESTS_PER_MINUTE } from '#shared/api-v1/limits.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { API_AUTHENTICATION, API_ERRORS, API_PAGE, ENDPOINTS, RATE_LIMITS } from './copy/api.ts'
import { InlineMarkup } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function ApiScreen() {
  return (
    <main id="content">
      <PageHeader title={API_PAGE.title} lead={API_PAGE.lead}>
        <p className="max-w-reading border-s-3 border-action ps-4">
          <InlineMarkup>{API_PAGE.start}</InlineMarkup>
        </p>
      </PageHeader>
      <section aria-labelledby="endpoints" className="page pb-16">
        <h2 id="endpoints" className="mb-4 text-3xl">
          Endpoints
        </h2>
        <ul className="border-t border-rule">
          {ENDPOINTS.map(({ method, path, title, text }) => (
            <li
              key={path}
              className="grid gap-x-10 gap-y-2 border-b border-rule py-6 lg:grid-cols-[27rem_1fr]"
            >
              <div className="grid content-start gap-1">
                <h3 className="text-xl">{title}</h3>
                <p className="flex gap-2 font-mono text-sm [overflow-wrap:anywhere]">
                  <span className="font-bold text-action">{method}</span>
                  <code>{path}</code>
                </p>
              </div>
              <p className="max-w-reading text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="page grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-2">
        <Example id="authentication" {...API_AUTHENTICATION} />
        <Example id="errors" {...API_ERRORS} />
      </div>
      <section aria-labelledby="rate-limits" className="bg-action-wash">
        <div className="page grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[1fr_1.4fr]">
          <div className="grid content-start justify-items-start gap-4">
            <h2 id="rate-limits" className="text-3xl">
              Rate limits
            </h2>
            <p className="max-w-reading text-soft">
              Counted per account, and only what was answered. A request over the limit of the month gets
              status 402 and the day it renews; more than {API_REQUESTS_PER_MINUTE} in a minute get 429 and
              the time to wait.
            </p>
            <ButtonLink to="/support/contact" tone="quiet">
              Ask about the API
            </ButtonLink>
          </div>
          <table className="w-full self-start">
            <thead className="text-sm text-soft">
              <tr className="border-b border-edge">
                <th scope="col" className="py-3 text-start font-medium">
                  Plan
                </th>
                <th scope="col" className="py-3 text-start font-medium">
                  Limit
                </th>
              </tr>
            </thead>
            <tbody>
              {RATE_LIMITS.map(({ plan, requests }) => (
                <tr key={plan} className="border-b border-rule">
                  <th scope="row" className="py-4 text-start font-medium">
                    {plan}
                  </th>
                  <td className="figures py-4">{requests}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </main>
  )
}

function Example({
  id,
  heading,
  text,
  example,
}: {
  id: string
  heading: string
  text: string
  example: string
}) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p>{text}</p>
      <pre className="rounded-lg bg-sunk p-5 font-mono text-sm leading-relaxed max-sm:p-4 max-sm:text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
        <code>{example}</code>
      </pre>
    </section>
  )
}
