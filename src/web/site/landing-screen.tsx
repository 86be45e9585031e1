import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Line } from '#web/ui/line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import {
  CLOSING,
  FEATURES_HEADING,
  FEATURES_LEAD,
  HERO,
  LANDING_FEATURES,
  PRICING_HEADING,
} from './copy/landing.ts'
import { ConsentFigure } from './figures/consent-figure.tsx'
import { HeroLine } from './figures/hero-line.tsx'
import { PayRange } from './figures/pay-range.tsx'
import { SkillDistance } from './figures/skill-distance.tsx'
import { UsualRange } from './figures/usual-range.tsx'
import { WindingPath } from './figures/winding-path.tsx'
import { Plans } from './parts/plans.tsx'
import { Testimonials } from './parts/testimonials.tsx'

const FIGURES: Record<(typeof LANDING_FEATURES)[number]['id'], ReactNode> = {
  'career-discovery': <PayRange />,
  'micro-learning': <SkillDistance />,
  'wellness-insights': <UsualRange />,
  'privacy-and-security': <ConsentFigure />,
}

export function LandingScreen() {
  return (
    <main id="content" className="flex-1 overflow-x-clip">
      <section className="page relative pt-10 pb-6 sm:pt-16 lg:min-h-[55.5rem]">
        <div className="relative z-1 grid justify-items-start gap-6">
          <h1 className="max-w-[12ch] text-5xl">
            {HERO.path} <br />
            {HERO.wellbeing}
          </h1>
          <p className="max-w-[31rem] text-lg text-soft">{HERO.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/signup" size="large">
              {HERO.start}
            </ButtonLink>
            <ButtonLink to="/how-it-works" size="large" tone="quiet">
              {HERO.how}
            </ButtonLink>
          </div>
          <p className="text-sm text-soft">{HERO.note}</p>
        </div>
        <HeroLine />
      </section>
      <Features />
      <Testimonials />
      <section aria-labelledby="plans" className="page py-20">
        <h2 id="plans" className="mb-10 text-4xl">
          {PRICING_HEADING}
        </h2>
        <Plans />
        <p className="mt-8">
          <TextLink to="/product/pricing" className="inline-flex min-h-11 items-center">
            Compare the plans line by line
          </TextLink>
        </p>
      </section>
      <Closing />
    </main>
  )
}

/** Four feature sections, each with the figure the product itself draws. */
function Features() {
  return (
    <section aria-labelledby="features" className="bg-sunk [--color-paper:var(--color-sunk)]">
      <div className="page py-20">
        <h2 id="features" className="max-w-3xl text-4xl">
          {FEATURES_HEADING}
        </h2>
        <p className="mt-4 mb-12 max-w-reading text-lg text-soft">{FEATURES_LEAD}</p>
        <ol>
          {LANDING_FEATURES.map(({ id, title, text, link }, index) => (
            <li key={id} className="flex gap-4 sm:gap-8">
              <WindingPath last={index === LANDING_FEATURES.length - 1} />
              <div
                className={`grid flex-1 items-center gap-x-16 gap-y-8 lg:grid-cols-2 ${index === LANDING_FEATURES.length - 1 ? '' : 'pb-16 lg:pb-20'}`}
              >
                <div className="grid justify-items-start gap-3 self-start">
                  <h3 className="text-3xl">{title}</h3>
                  <p className="max-w-md text-soft">{text}</p>
                  <TextLink to={link.to}>{link.label}</TextLink>
                </div>
                <div className="max-w-md">{FIGURES[id]}</div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const ON_THE_WAY = [
  { x: 0, y: 66 },
  { x: 70, y: 74 },
  { x: 150, y: 22 },
  { x: 230, y: 58 },
  { x: 300, y: 45 },
]

function Closing() {
  return (
    <section aria-labelledby="begin" className="bg-banner text-on-banner [--line-ground:var(--color-banner)]">
      <div className="page flex flex-wrap items-center justify-between gap-8 py-16 lg:flex-nowrap">
        <div className="grid shrink-0 gap-3 max-lg:shrink">
          <h2 id="begin" className="text-4xl">
            {CLOSING.title}
          </h2>
          <p className="max-w-reading text-lg">{CLOSING.text}</p>
        </div>
        <svg
          viewBox="0 0 300 90"
          preserveAspectRatio="none"
          className="hidden h-20 min-w-0 flex-1 overflow-visible lg:block"
          aria-hidden="true"
        >
          <Line points={ON_THE_WAY} forecast tone="text-current" dot={false} />
        </svg>
        <ButtonLink
          to="/signup"
          size="large"
          className="shrink-0 bg-on-banner! text-banner-strong! hover:underline focus-visible:outline-on-banner"
        >
          {HERO.start}
        </ButtonLink>
      </div>
    </section>
  )
}
