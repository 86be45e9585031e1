import { FAQ, FAQ_PAGE } from './copy/faq.ts'
import { Accordion } from './parts/accordion.tsx'
import { ContactPrompt } from './parts/contact-prompt.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function FaqScreen() {
  return (
    <main id="content">
      <PageHeader title={FAQ_PAGE.title} lead={FAQ_PAGE.lead}>
        <nav aria-label="Categories">
          <ul className="flex flex-wrap gap-x-6">
            {FAQ.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4 hover:decoration-2"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="page grid gap-16 pb-20">
        {FAQ.map(({ id, title, entries }) => (
          <section key={id} id={id} className="grid scroll-mt-6 gap-x-16 gap-y-4 lg:grid-cols-[15rem_1fr]">
            <h2 className="text-2xl">{title}</h2>
            <Accordion entries={entries} />
          </section>
        ))}
      </div>
      <ContactPrompt />
    </main>
  )
}
