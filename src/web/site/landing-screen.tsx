import { ButtonLink } from '#web/ui/button.tsx'
import { HeroLine } from './hero-line.tsx'

export function LandingScreen() {
  return (
    <main id="content" className="flex-1 overflow-x-clip">
      <section className="page grid gap-7 pt-12 pb-4 sm:pt-20">
        <h1 className="max-w-[13ch] text-5xl">Find your path. Protect your wellbeing.</h1>
        <p className="max-w-[34rem] text-lg text-soft">
          See where your work could lead, what it would take to get there, and how you are doing on the way.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/signup" size="large">
            Start your free trial
          </ButtonLink>
          <ButtonLink to="/how-it-works" size="large" tone="quiet">
            See how it works
          </ButtonLink>
        </div>
      </section>
      <HeroLine />
    </main>
  )
}
