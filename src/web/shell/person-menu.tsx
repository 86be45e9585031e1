import LogOut from 'lucide-react/icons/log-out'
import { initials } from '#shared/account/profile.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { Link } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { HELP_LINKS } from './help-link.tsx'
import { signOut } from './sign-out.ts'
import { useDisclosure } from './use-disclosure.ts'

/** Avatar with initials; opens to name, job title and Sign out. */
export function PersonMenu() {
  const { open, box, button, panel } = useDisclosure()
  const { name, jobTitle } = useUserName()
  return (
    <div {...box} className="relative hidden lg:block">
      <button
        type="button"
        {...button}
        aria-label={name === undefined ? 'Your account' : `${initials(name)}, account of ${name || 'you'}`}
        className="grid size-11 place-content-center"
      >
        <Avatar name={name} />
      </button>
      {open && (
        <ul
          {...panel}
          className="absolute end-0 top-full mt-1.5 grid min-w-60 gap-1 rounded-lg border border-rule bg-raised p-2 shadow-float animate-enter"
        >
          <li className="px-3.5 py-2">
            <PersonLines name={name} jobTitle={jobTitle} />
          </li>
          {HELP_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={SIGN_OUT_CLASS}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void signOut()} className={SIGN_OUT_CLASS}>
              <LogOut aria-hidden className="size-4" />
              Sign out
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}

export const SIGN_OUT_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 text-ink hover:bg-action-wash'

export function Avatar({ name }: { name: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 place-content-center rounded-full bg-action-wash text-sm font-semibold text-action"
    >
      {name === undefined ? '' : initials(name)}
    </span>
  )
}

export function PersonLines({ name, jobTitle }: { name: string | undefined; jobTitle: string | null }) {
  return (
    <>
      {name && <span className="block font-medium">{name}</span>}
      {jobTitle && <span className="block text-sm text-soft">{jobTitle}</span>}
    </>
  )
}

/** The profile's name once it is there; until then, the one the session came with, and before that none. */
export function useUserName(): { name: string | undefined; jobTitle: string | null } {
  const state = useSession()
  const profile = useProfile()
  const sessionName = state.status === 'signed-in' ? state.user.user_metadata.full_name : undefined
  return {
    name: profile.data?.full_name ?? sessionName,
    jobTitle: profile.data?.job_title ?? null,
  }
}
