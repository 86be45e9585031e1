import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { SUMMARY_SKILLS } from '#shared/career/suggestion.ts'
import { Link } from '#web/platform/router.tsx'

/** What the suggestions start from. */
export function ProfileSummary({ profile }: { profile: Profile | undefined }) {
  const skills = profile?.skills.slice(0, SUMMARY_SKILLS).join(' · ')
  return (
    <div className="flex items-end justify-between gap-x-8 gap-y-2 border-b border-rule pb-4 max-lg:flex-wrap">
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-3 sm:flex sm:w-auto sm:gap-x-6 max-lg:flex-wrap">
        <Item name="Role">{profile?.job_title}</Item>
        <Item name="Industry">{profile?.industry}</Item>
        <Item name="Experience">{profile?.years_experience?.replace('-', '–')}</Item>
        <Item name="Top skills" wide>
          {skills}
        </Item>
      </dl>
      <Link
        to={profile?.onboarding_completed === false ? '/onboarding' : '/settings#work'}
        className="inline-flex min-h-11 items-center gap-2 lg:shrink-0 font-medium text-action hover:text-action-strong"
      >
        <Pencil aria-hidden className="size-4" />
        Change your profile
      </Link>
    </div>
  )
}

function Item({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 max-sm:col-span-full' : 'sm:shrink-0'}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="font-medium">
        {children || <span className="font-normal text-soft">not said yet</span>}
      </dd>
    </div>
  )
}
