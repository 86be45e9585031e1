import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from '#web/platform/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { HOW_IT_WORKS, STEPS } from './copy/how-it-works.ts'
import { OnboardingSteps } from './figures/onboarding-steps.tsx'
import { SkillDistance } from './figures/skill-distance.tsx'
import { UsualRange } from './figures/usual-range.tsx'
import { WindingPath } from './figures/winding-path.tsx'
import { PageHeader } from './parts/page-header.tsx'

const FIGURES: Record<(typeof STEPS)[number]['id'], ReactNode> = {
  onboarding: <OnboardingSteps />,
  'career-explorer': <SkillDistance />,
  wellness: <UsualRange />,
}

export function HowItWorksScreen() {
  return (
    <main id="content">
      <div className="page pt-2">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 text-soft hover:text-action hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {HOW_IT_WORKS.back}
        </Link>
      </div>
      <PageHeader title={HOW_IT_WORKS.title} lead={HOW_IT_WORKS.lead} />
      <ol className="page">
        {STEPS.map(({ id, title, text, points }, index) => (
          <li key={id} id={id} className="flex gap-4 sm:gap-8">
            <WindingPath last={index === STEPS.length - 1} />
            <article className="grid flex-1 gap-x-16 gap-y-8 pb-20 lg:grid-cols-2">
              <div className="grid content-start gap-4">
                <h2 className="text-3xl">{title}</h2>
                <p>{text}</p>
                <ul className="grid list-disc gap-1.5 ps-5 text-soft marker:text-attention-mark">
                  {points.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
              <div className="max-w-md">{FIGURES[id]}</div>
            </article>
          </li>
        ))}
      </ol>
      <section aria-labelledby="video" className="bg-action-wash">
        <div className="page flex flex-wrap items-center justify-between gap-8 py-14">
          <div className="grid gap-2">
            <h2 id="video" className="text-2xl">
              {HOW_IT_WORKS.videoNote}
            </h2>
            <p className="max-w-reading text-soft">{HOW_IT_WORKS.videoText}</p>
          </div>
          <ButtonLink to="/signup">Get started</ButtonLink>
        </div>
      </section>
    </main>
  )
}
