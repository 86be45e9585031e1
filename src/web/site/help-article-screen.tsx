import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useLocation } from '#web/platform/router.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { articlePath, HELP_ARTICLES, HELP_TOPICS } from './copy/help/catalog.ts'
import { HELP_TEXTS } from './copy/help/texts.ts'
import { ContactPrompt } from './parts/contact-prompt.tsx'
import { Blocks } from './parts/inline-markup.tsx'

/** Every article has its own route to this screen; the path says which one. */
export function HelpArticleScreen() {
  const { pathname } = useLocation()
  const article = HELP_ARTICLES.find(({ slug }) => articlePath(slug) === pathname)
  if (!article) return null
  const topic = HELP_TOPICS.find(({ articles }) => articles.some(({ slug }) => slug === article.slug))
  const others = topic?.articles.filter(({ slug }) => slug !== article.slug) ?? []
  return (
    <main id="content">
      <div className="page grid gap-x-16 gap-y-14 pt-2 pb-20 lg:grid-cols-[1fr_16rem]">
        <article className="grid max-w-reading content-start gap-5">
          <Link
            to="/support/help-center"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-soft hover:text-action hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Help Center
          </Link>
          <h1 className="text-4xl">{article.title}</h1>
          <p className="text-lg text-soft">{article.summary}</p>
          <Blocks body={HELP_TEXTS[article.slug]} />
        </article>
        {others.length > 0 && (
          <aside aria-labelledby="same-topic" className="lg:pt-16">
            <h2 id="same-topic" className="mb-3 text-xl">
              {topic?.title}
            </h2>
            <ul className="grid border-s-3 border-action ps-4">
              {others.map(({ slug, title }) => (
                <li key={slug}>
                  <TextLink to={articlePath(slug)} className="inline-flex min-h-11 items-center">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      <ContactPrompt />
    </main>
  )
}
