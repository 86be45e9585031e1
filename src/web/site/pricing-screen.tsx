import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PLAN_COMPARISON, PLANS, PRICING_FAQ, PRICING_PAGE } from './copy/plans.ts'
import { TrialLine } from './figures/trial-line.tsx'
import { Accordion } from './parts/accordion.tsx'
import { ChooseProfessional } from './parts/choose-professional.tsx'
import { PageHeader } from './parts/page-header.tsx'
import { Plans } from './parts/plans.tsx'

export function PricingScreen() {
  const isSignedIn = useSession().status === 'signed-in'
  const label = PLANS.find(plan => plan.id === 'professional')?.action.label ?? ''
  return (
    <main id="content">
      <PageHeader title={PRICING_PAGE.title} lead={PRICING_PAGE.lead} figure={<TrialLine />} />
      <section aria-labelledby="plans" className="page pb-20">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <Plans
          actions={{
            'free-trial': isSignedIn && (
              <ButtonLink to="/dashboard" tone="quiet">
                Go to your dashboard
              </ButtonLink>
            ),
            professional: <ChooseProfessional label={label} />,
          }}
        />
      </section>
      <Comparison />
      <section
        aria-labelledby="questions"
        className="page grid grid-cols-1 gap-x-16 gap-y-6 py-20 lg:grid-cols-[15rem_1fr]"
      >
        <h2 id="questions" className="text-3xl">
          Questions about pricing
        </h2>
        <div>
          <Accordion entries={PRICING_FAQ} />
          <p className="mt-8">
            Something else? <TextLink to="/support/contact">Ask us</TextLink>
            {isSignedIn ? (
              '.'
            ) : (
              <>
                , or <TextLink to="/signup">start the free trial</TextLink> and see for yourself.
              </>
            )}
          </p>
        </div>
      </section>
    </main>
  )
}

function Comparison() {
  return (
    <section aria-labelledby="comparison" className="bg-sunk">
      <div className="page py-20">
        <h2 id="comparison" className="mb-2 text-3xl">
          After the trial, line by line
        </h2>
        <p className="mb-6 max-w-reading text-soft">
          The trial itself has what Professional has. Team dashboards and SAML SSO are set up together with an
          organization. <TextLink to="/product/integrations">What works today</TextLink>
        </p>
        <table className="w-full text-start max-sm:block max-sm:text-sm">
          <thead className="text-sm text-soft max-sm:sr-only">
            <tr className="border-b border-edge">
              {['Feature', 'Free', 'Professional', 'Enterprise'].map(title => (
                <th key={title} scope="col" className="py-3 pe-4 text-start font-medium sm:w-1/4">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {PLAN_COMPARISON.map(({ feature, free, professional, enterprise }) => (
              <tr key={feature} className="border-b border-rule align-top max-sm:block max-sm:py-3">
                <th scope="row" className="py-3 pe-4 text-start font-medium max-sm:block max-sm:py-1">
                  {feature}
                </th>
                <Answer plan="Free" {...free} />
                <Answer plan="Professional" {...professional} />
                <Answer plan="Enterprise" {...enterprise} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Included or not is an icon and a word; on a phone, where the columns stand below each other, so is the plan. */
function Answer({ plan, isIncluded, text }: { plan: string; isIncluded: boolean; text: string }) {
  const Icon = isIncluded ? Check : Minus
  return (
    <td className="py-3 pe-4 max-sm:block max-sm:py-0.5">
      <span className={`flex gap-2 ${isIncluded ? '' : 'text-soft'}`}>
        <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${isIncluded ? 'text-action' : ''}`} />
        <span>
          <span className="font-medium sm:hidden">{plan}: </span>
          {!isIncluded && <span className="sr-only">Not included. </span>}
          {text}
        </span>
      </span>
    </td>
  )
}
