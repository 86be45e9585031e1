import { DATA_CREDITS, DATA_SOURCES } from '#shared/career/data-source-list.ts'
import { METHOD_PAGE, METHODS } from './copy/data-and-method.ts'
import { UsualRange } from './figures/usual-range.tsx'
import { Contents } from './parts/contents.tsx'
import { Blocks } from './parts/inline-markup.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function DataAndMethodScreen() {
  return (
    <main id="content">
      <PageHeader title={METHOD_PAGE.title} lead={METHOD_PAGE.lead} />
      <div className="page grid gap-x-16 gap-y-10 pb-20 lg:grid-cols-[15rem_1fr]">
        <Contents
          title="How it is made"
          sections={[...METHODS, { id: 'sources', heading: 'Sources and credits' }]}
        />
        <div className="grid max-w-reading gap-12">
          {METHODS.map(({ id, heading, body }) => (
            <section key={id} id={id} className="grid scroll-mt-8 gap-4">
              <h2 className="text-2xl">{heading}</h2>
              <Blocks body={body} />
              {id === 'burnout-risk' && (
                <div className="mt-4 max-w-md">
                  <UsualRange />
                </div>
              )}
            </section>
          ))}
        </div>
      </div>
      <section id="sources" aria-labelledby="sources-heading" className="scroll-mt-4 bg-action-wash">
        <div className="page py-20">
          <h2 id="sources-heading" className="mb-6 text-3xl">
            Sources and credits
          </h2>
          <Sources />
          <ul className="mt-10 grid max-w-reading gap-3 text-sm text-soft">
            {DATA_CREDITS.map(credit => (
              <li key={credit}>{credit}</li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  )
}

function Sources() {
  return (
    <table className="w-full max-md:block">
      <thead className="text-sm text-soft max-md:sr-only">
        <tr className="border-b border-edge">
          {['What', 'From whom', 'As of', 'License'].map(heading => (
            <th key={heading} scope="col" className="py-3 pe-6 text-start font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {DATA_SOURCES.map(({ what, publisher, date, licence }) => (
          <tr key={what} className="border-b border-rule align-top max-md:grid max-md:py-4 max-md:text-sm">
            <th scope="row" className="text-start font-medium md:py-3.5 md:pe-6">
              {what}
            </th>
            <td className="text-soft md:py-3.5 md:pe-6">{publisher}</td>
            <td className="figures text-soft md:py-3.5 md:pe-6 md:whitespace-nowrap">{date}</td>
            <td className="text-soft md:py-3.5">{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
