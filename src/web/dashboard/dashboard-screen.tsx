import ArrowRight from 'lucide-react/icons/arrow-right'
import { firstName } from '#shared/first-name.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { Link } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OnboardingInvitation } from './onboarding-invitation.tsx'

const QUICK_ACTIONS = [
  { to: '/wellness/checkin', label: 'Daily check-in', line: 'Two sliders and, if you like, a few words.' },
  { to: '/chat', label: 'Chat with the coach', line: 'Think a question about work through.' },
  { to: '/career/suggestions', label: 'Suggested paths', line: 'Where your skills could take you next.' },
  { to: '/settings', label: 'Settings', line: 'Your profile and what we may remind you of.' },
] as const

export function DashboardScreen() {
  const state = useSession()
  const profile = useProfile()
  if (state.status === 'signed-out') return <SignedOut />
  const name =
    profile.data?.full_name ?? (state.status === 'signed-in' ? state.user.user_metadata.full_name : undefined)
  return (
    <main id="content" className="page grid gap-10 py-10 sm:py-14">
      <div className="grid gap-2">
        <Greeting name={name} />
        <p className="text-lg text-soft">What would you like to do?</p>
      </div>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="sr-only">
          Quick actions
        </h2>
        <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-10">
          {QUICK_ACTIONS.map(({ to, label, line }) => (
            <li key={to} className="border-b border-rule">
              <Link to={to} className="group flex items-center justify-between gap-6 py-5">
                <span>
                  <span className="block font-serif text-xl group-hover:text-action">{label}</span>
                  <span className="text-soft">{line}</span>
                </span>
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 text-action transition-[translate] group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {/* Last, because it comes when the profile is there: above the others it would push them down. */}
      <OnboardingInvitation />
    </main>
  )
}

/** One line, however long the name is: a second would push down all that is read already. */
function Greeting({ name }: { name: string | undefined }) {
  return (
    <h1 className="-mb-2 truncate pb-2 text-4xl">
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
