import { useQuery } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { PRODUCT } from '#shared/product.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { SavedResumes } from '#web/career/saved-resumes/saved-resumes.tsx'
import { session, useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { Appearance } from './appearance.tsx'
import { PreferenceSwitches } from './preference-switches.tsx'
import { IndustryField, ProfileField } from './profile-field.tsx'
import { securityQuery } from './settings-queries.ts'
import { SettingsSection } from './settings-section.tsx'

export function ProfilePanel() {
  const profile = useProfile()
  const shown = (draw: (profile: Profile) => ReactNode) =>
    profile.isPending ? (
      <SkeletonRows label="Loading your profile" count={3} />
    ) : profile.data ? (
      draw(profile.data)
    ) : (
      <LoadError what="Your profile" onTryAgain={() => void profile.refetch()} />
    )
  return (
    <>
      <SettingsSection title="Profile" about="Saved as soon as you leave a field.">
        {shown(data => (
          <ProfileFields profile={data} />
        ))}
      </SettingsSection>
      <SettingsSection
        title="Preferences"
        about={`What ${PRODUCT} may do for your wellbeing. Saved as you switch.`}
      >
        {shown(data => (
          <PreferenceSwitches profile={data} />
        ))}
      </SettingsSection>
      <SettingsSection title="Saved résumés" about="What you kept in the Resume Builder.">
        <SavedResumes />
      </SettingsSection>
      <SettingsSection title="Appearance" about="For this browser.">
        <Appearance />
      </SettingsSection>
      <SettingsSection title="Sign out" about="On this browser, in every tab.">
        <Button tone="quiet" onClick={() => void session.signOut()} className="justify-self-start">
          <LogOut aria-hidden className="size-4" />
          Sign out
        </Button>
      </SettingsSection>
    </>
  )
}

function ProfileFields({ profile }: { profile: Profile }) {
  const state = useSession()
  const security = useQuery(securityQuery)
  const known = state.status === 'signed-in' ? state.user.email : ''
  return (
    <div className="grid max-w-[30rem] gap-5">
      <ProfileField name="full_name" label="Full Name" profile={profile} autoComplete="name" />
      <Field label="Email" hint="You can change it under Security.">
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
