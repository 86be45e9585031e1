import { Link } from '#web/platform/router.tsx'
import { articlePath, HELP_TOPICS } from './copy/help/catalog.ts'
import { HELP_CENTER_PAGE } from './copy/help/page.ts'
import { ContactPrompt } from './parts/contact-prompt.tsx'
import { HelpSearch } from './parts/help-search-box.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function HelpCenterScreen() {
  return (
    <main id="content">
      <PageHeader title={HELP_CENTER_PAGE.title} lead={HELP_CENTER_PAGE.lead}>
        <HelpSearch />
      </PageHeader>
      <div className="page columns-1 gap-16 pb-12 md:columns-2">
        {HELP_TOPICS.map(({ id, title, articles }) => (
          <section key={id} id={id} className="mb-12 break-inside-avoid">
            <h2 className="mb-3 text-2xl">{title}</h2>
            <ul className="border-t border-rule">
              {articles.map(({ slug, title, summary }) => (
                <li key={slug} className="border-b border-rule">
                  <Link to={articlePath(slug)} className="group block py-3.5">
                    <span className="font-medium group-hover:text-action group-hover:underline">{title}</span>
                    <span className="block text-sm text-soft">{summary}</span>
                  </Link>
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
