import Check from 'lucide-react/icons/check'
import { useSession } from '#web/platform/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { PLAN_COMPARISON, PLANS, PRICING_FAQ, PRICING_PAGE } from './copy/plans.ts'
import { HAS_UNBUILT, isUnbuilt } from './copy/unbuilt-parts.ts'
import { TrialLine } from './figures/trial-line.tsx'
import { Accordion } from './parts/accordion.tsx'
import { PageHeader } from './parts/page-header.tsx'
import { Plans } from './parts/plans.tsx'

export function PricingScreen() {
  return (
    <main id="content">
      <PageHeader title={PRICING_PAGE.title} lead={PRICING_PAGE.lead} figure={<TrialLine />} />
      <section aria-labelledby="plans" className="page pb-20">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <Plans actions={{ professional: <ChooseProfessional /> }} />
        {HAS_UNBUILT && (
          <p className="mt-10 border-s-3 border-attention-mark ps-4">
            Some of these tools are still being built. The{' '}
            <TextLink to="/product/features">features page</TextLink> says which.
          </p>
        )}
      </section>
      <Comparison />
      <section
        aria-labelledby="questions"
        className="page grid gap-x-16 gap-y-6 py-20 lg:grid-cols-[15rem_1fr]"
      >
        <h2 id="questions" className="text-3xl">
          Questions about pricing
        </h2>
        <div>
          <Accordion entries={PRICING_FAQ} />
          <p className="mt-8">
            Something else? <TextLink to="/support/contact">Ask us</TextLink>, or{' '}
            <TextLink to="/signup">start the free trial</TextLink> and see for yourself.
          </p>
        </div>
      </section>
    </main>
  )
}

function ChooseProfessional() {
  const signedIn = useSession().status === 'signed-in'
  const label = PLANS.find(plan => plan.id === 'professional')?.action.label
  if (signedIn && isUnbuilt('billing'))
    return <p className="text-soft">Subscribing is still being built. Nothing is charged until then.</p>
  if (signedIn) return <ButtonLink to="/dashboard">Upgrade on your dashboard</ButtonLink>
  return (
    <Button
      onClick={() =>
        toast({
          title: 'Please log in',
          description: 'You need to be logged in to subscribe to a plan.',
          tone: 'destructive',
        })
      }
    >
      {label}
    </Button>
  )
}

function Comparison() {
  return (
    <section aria-labelledby="comparison" className="bg-sunk">
      <div className="page py-20">
        <h2 id="comparison" className="mb-6 text-3xl">
          After the trial, line by line
        </h2>
        <table className="w-full max-w-4xl text-start max-sm:text-sm">
          <thead className="text-sm text-soft">
            <tr className="border-b border-edge">
              <th scope="col" className="py-3 pe-4 text-start font-medium">
                Feature
              </th>
              <th scope="col" className="py-3 pe-4 text-start font-medium">
                Free
              </th>
              <th scope="col" className="py-3 text-start font-medium">
                Professional
              </th>
            </tr>
          </thead>
          <tbody>
            {PLAN_COMPARISON.map(({ feature, free, professional }) => (
              <tr key={feature} className="border-b border-rule align-top">
                <th scope="row" className="py-3 pe-4 text-start font-medium">
                  {feature}
                </th>
                <td className="py-3 pe-4">
                  <Answer>{free}</Answer>
                </td>
                <td className="py-3">
                  <Answer>{professional}</Answer>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Yes has an icon, no is muted; both are also words. */
function Answer({ children }: { children: string }) {
  if (children === 'No') return <span className="text-soft">No</span>
  if (children !== 'Yes') return children
  return (
    <span className="inline-flex items-center gap-2">
      <Check aria-hidden className="size-4.5 text-action" />
      Yes
    </span>
  )
}
