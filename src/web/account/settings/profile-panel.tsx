import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { session, useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { later } from '#web/ui/later.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { PreferenceSwitches } from './preference-switches.tsx'
import { IndustryField, ProfileField } from './profile-field.tsx'
import { securityQuery } from './settings-queries.ts'
import { SettingsSection } from './settings-section.tsx'

const SavedResumes = later(
  async () => (await import('#web/career/saved-resumes/saved-resumes.tsx')).SavedResumes,
  <SkeletonRows label="Loading your résumés" />,
)

const CheckInReminder = later(
  async () => (await import('./check-in-reminder.tsx')).CheckInReminder,
  <SkeletonRows label="Loading your reminders" />,
)

const Appearance = later(async () => (await import('./appearance.tsx')).Appearance, null)

export function ProfilePanel() {
  const profile = useProfile()
  // The very fields, without their values: anything of another height would push down what is below.
  const shown = (fields: ReactNode) =>
    profile.isError && !profile.data ? (
      <LoadError what="Your profile" onTryAgain={() => void profile.refetch()} />
    ) : (
      <fieldset disabled={profile.isPending} aria-busy={profile.isPending} className="min-w-0">
        {fields}
      </fieldset>
    )
  return (
    <>
      <SettingsSection title="Profile" about="Saved as you leave a field.">
        {profile.isPending && <LoadingNote label="Loading your profile" />}
        {shown(<ProfileFields profile={profile.data} />)}
      </SettingsSection>
      <SettingsSection
        title="Preferences"
        anchor="preferences"
        about="For your wellbeing. Saved as you switch."
      >
        {shown(<PreferenceSwitches profile={profile.data} />)}
      </SettingsSection>
      <SettingsSection title="Reminders" about="Nothing is sent until you switch it on.">
        <div className="min-h-121 sm:min-h-97">
          <CheckInReminder profile={profile.data} />
        </div>
      </SettingsSection>
      <SettingsSection title="Saved résumés" anchor="resumes" about="What you kept in the Resume Builder.">
        <div className="min-h-41 sm:min-h-32">
          <SavedResumes />
        </div>
      </SettingsSection>
      <SettingsSection title="Appearance" about="For this browser.">
        <div className="min-h-11">
          <Appearance />
        </div>
      </SettingsSection>
      <SettingsSection title="Sign out" about="On this browser, in every tab.">
        <Button tone="quiet" onClick={() => void session.signOut()} className="justify-self-start">
          Sign out
        </Button>
      </SettingsSection>
    </>
  )
}

function ProfileFields({ profile }: { profile: Profile | undefined }) {
  const state = useSession()
  const security = useQuery(securityQuery)
  const known = state.status === 'signed-in' ? state.user.email : ''
  return (
    <div className="grid max-w-[30rem] gap-5">
      <ProfileField name="full_name" label="Full Name" profile={profile} autoComplete="name" />
      <Field label="Email" hint="Change it under Security.">
        {control => (
          <TextInput
            {...control}
            value={security.data?.email ?? known}
            readOnly
            type="email"
            autoComplete="email"
            className="border-rule bg-sunk text-soft"
          />
        )}
      </Field>
      <ProfileField name="job_title" label="Job Title" profile={profile} autoComplete="organization-title" />
      <IndustryField profile={profile} />
    </div>
  )
}
