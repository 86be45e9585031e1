import * as z from 'zod/mini'
import { firstName } from '#shared/first-name.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { useLocation } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DashboardPending } from './dashboard-pending.tsx'
import { EarlyNextStep } from './early-next-step.tsx'
import { DashboardLinks } from './links.tsx'

const TrialBanner = later(async () => (await import('#web/billing/trial-banner.tsx')).TrialBanner, null)
const PlanBadge = later(
  async () => (await import('#web/billing/plan-badge.tsx')).PlanBadge,
  <Badge tone="info">Loading...</Badge>,
)
const PlanSection = later(async () => (await import('#web/billing/plan-section.tsx')).PlanSection, null)
const PaymentReturn = later(async () => (await import('#web/billing/payment-return.tsx')).PaymentReturn, null)

/** Its script comes while its data is on the way. */
const DashboardContent = later(
  async () => (await import('./dashboard-content.tsx')).DashboardContent,
  <DashboardPending />,
)

// While the screen takes over its page, and not after that. At build it stays out: the page has its place alone.
if (!import.meta.env.SSR) DashboardContent.preload()

const FirstPaths = later(
  async () => (await import('./first-paths.tsx')).FirstPaths,
  <div className="min-h-36" />,
)

/** Right after the setup. */
const firstVisit = z.object({ isFirstVisit: z.literal(true) })

export function DashboardScreen() {
  const location = useLocation()
  const state = useSession()
  const profile = useProfile()
  if (state.status === 'signed-out') return <SignedOut />
  const name =
    profile.data?.full_name ?? (state.status === 'signed-in' ? state.user.user_metadata.full_name : undefined)
  return (
    // As high as the window from the start: a scroll bar that came with the plan would move everything aside.
    <main id="content" className="min-h-dvh">
      {/* The place of the banner is kept: one that came later would push everything down. */}
      <div className="min-h-20 sm:min-h-13">
        <TrialBanner />
      </div>
      <PaymentReturn />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-2 pb-10 sm:pt-6 sm:pb-14">
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-end sm:justify-between sm:gap-8">
          <div className="grid min-w-0 gap-2">
            <Greeting name={name} />
            <p className="text-lg text-soft">Here is where you are, and what comes next.</p>
          </div>
          {/* As wide as the longest name of a plan: a place that shrank to the name would count as a jump. */}
          <div className="shrink-0 sm:w-48 sm:text-end">
            <PlanBadge />
          </div>
        </div>
        {firstVisit.safeParse(location.state).success && <FirstPaths />}
        {/* All of one grid: what is drawn early takes a place in it, and nothing around it moves. */}
        <div className="group grid grid-cols-[minmax(0,1fr)] gap-10 lg:gap-12 [&>[role=status]]:contents">
          <EarlyNextStep />
          <DashboardContent />
        </div>
        <DashboardLinks />
        {/* Last, because it comes when the plan is there: above the others it would push them down. */}
        {!profile.isPending && <PlanSection />}
      </div>
    </main>
  )
}

/** One line, however long the name is: a second would push down all that is read already. In large text on a phone one holds no name. */
function Greeting({ name }: { name: string | undefined }) {
  return (
    <h1 className="-mb-2 truncate pb-2 text-4xl max-[16em]:whitespace-normal">
      {name === undefined ? (
        <>
          Hello, <Skeleton className="inline-block! h-[0.7em] w-[3.5em]" />
        </>
      ) : (
        <GreetingTo name={firstName(name) || 'there'} />
      )}
    </h1>
  )
}

function GreetingTo({ name }: { name: string }) {
  const size = SMALLER_FROM.find(([characters]) => name.length >= characters)?.[1] ?? ''
  return <span className={size}>Hello, {name}</span>
}

/** What fits into the width of a phone. */
const SMALLER_FROM = [
  [14, 'text-2xl leading-none'],
  [10, 'text-3xl leading-none'],
] as const

function SignedOut() {
  return (
    <main id="content" className="page grid justify-items-start gap-5 py-20">
      <h1 className="text-2xl">Please log in to access your dashboard.</h1>
      <ButtonLink to="/login">Go to Login</ButtonLink>
    </main>
  )
}
