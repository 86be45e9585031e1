import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LoadError } from '#web/ui/load-error.tsx'
import { ActiveSessions } from './active-sessions.tsx'
import { ApiKeys } from './api-keys.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { GoogleLink } from './google-link.tsx'
import { securityQuery } from './settings-queries.ts'
import { PanelSkeleton, SettingsSection } from './settings-section.tsx'
import { TwoFactor } from './two-factor.tsx'

const PARTS = [
  { title: 'Email', about: 'You sign in with it, and we write to it.', Part: ChangeEmail },
  { title: 'Password', about: 'Changing it signs you out everywhere else.', Part: ChangePassword },
  {
    title: 'Two-factor sign-in',
    about: 'A code from an authenticator app, in addition to your password.',
    Part: TwoFactor,
  },
  { title: 'Google', about: 'Sign in with your Google account as well.', Part: GoogleLink },
] as const

export function SecurityPanel() {
  const queries = useQueryClient()
  const security = useQuery(securityQuery)
  const onChanged = () => queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  if (security.isPending) return <PanelSkeleton label="Loading how your account is protected" />
  return (
    <>
      {PARTS.map(({ title, about, Part }) => (
        <SettingsSection key={title} title={title} about={about}>
          {security.data ? (
            <Part security={security.data} onChanged={onChanged} />
          ) : (
            <LoadError what="This" onTryAgain={() => void security.refetch()} />
          )}
        </SettingsSection>
      ))}
      <SettingsSection title="Where you are signed in" about="Sign out what you do not recognize.">
        <ActiveSessions />
      </SettingsSection>
      {security.data && (
        <SettingsSection title="API keys" about="For programs of your own that read or draft for you.">
          <ApiKeys security={security.data} />
        </SettingsSection>
      )}
    </>
  )
}
