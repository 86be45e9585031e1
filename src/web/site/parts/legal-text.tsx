import type { Section } from '../copy/block.ts'
import { Contents } from './contents.tsx'
import { Blocks } from './inline-markup.tsx'
import { PageHeader } from './page-header.tsx'

/** A long text: summary, contents, numbered sections with their own addresses. */
export function LegalText({
  title,
  updated,
  inShort,
  sections,
}: {
  title: string
  updated: string
  inShort: readonly string[]
  sections: readonly Section[]
}) {
  return (
    <main id="content">
      <PageHeader title={title}>
        <p className="text-soft">Last changed on {updated}</p>
      </PageHeader>
      <div className="page grid gap-x-16 gap-y-10 pb-24 lg:grid-cols-[15rem_1fr]">
        <Contents title="Contents" sections={sections} />
        <div className="grid max-w-reading gap-12">
          <section aria-labelledby="in-short" className="rounded-lg bg-action-wash p-6 md:p-8">
            <h2 id="in-short" className="mb-3 text-xl">
              In short
            </h2>
            <ul className="grid list-disc gap-2 ps-5 marker:text-action">
              {inShort.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-soft">
              The short version helps reading; the text below is what counts.
            </p>
          </section>
          {sections.map(({ id, heading, body }, index) => (
            <section key={id} id={id} className="scroll-mt-8">
              <h2 className="mb-4 text-2xl">
                <span className="figures me-3 text-attention" aria-hidden="true">
                  {index + 1}
                </span>
                {heading}
              </h2>
              <Blocks body={body} />
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
