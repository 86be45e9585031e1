import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { FEATURES, FEATURES_PAGE } from './copy/features.ts'
import { FeatureGlyph } from './figures/feature-glyph.tsx'
import { PageHeader } from './parts/page-header.tsx'

export function FeaturesScreen() {
  return (
    <main id="content">
      <PageHeader title={FEATURES_PAGE.title} lead={FEATURES_PAGE.lead} figure={<Contents />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/signup">Start Free Trial</ButtonLink>
          <ButtonLink to="/product/pricing" tone="quiet">
            View Pricing
          </ButtonLink>
        </div>
      </PageHeader>
      <ul className="page grid gap-x-20 pb-16 lg:grid-cols-2">
        {FEATURES.map(({ id, title, text, points }) => (
          <li
            key={id}
            id={id}
            className="grid scroll-mt-6 gap-x-8 gap-y-4 border-t border-rule py-10 sm:grid-cols-[6rem_1fr]"
          >
            <FeatureGlyph id={id} />
            <div className="grid content-start gap-3">
              <h2 className="text-2xl">{title}</h2>
              <p>{text}</p>
              <ul className="grid list-disc gap-1 ps-5 text-soft marker:text-attention-mark">
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="under-the-hood" className="bg-action-wash">
        <div className="page grid gap-4 py-16">
          <h2 id="under-the-hood" className="text-3xl">
            You can check our work
          </h2>
          <p className="max-w-reading">
            Every score has reasons, every figure a source and a year. We wrote down where they come from, how
            they are made and where they fall short.
          </p>
          <p>
            <TextLink to="/data-and-method" className="inline-flex min-h-11 items-center">
              Data sources and method
            </TextLink>
          </p>
        </div>
      </section>
    </main>
  )
}

function Contents() {
  return (
    <nav aria-label="Features" className="border-s-3 border-action ps-6 max-lg:hidden">
      <ul className="grid grid-cols-2 gap-x-8">
        {FEATURES.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-10 items-center text-soft hover:text-action hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
