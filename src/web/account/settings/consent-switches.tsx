import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  CONSENT_PURPOSES,
  type Consent,
  type ConsentPurpose,
  type Consents,
  SWITCHES,
} from '#shared/account/consent.ts'
import { CONSENTS } from '#shared/account/consent-texts.ts'
import { profileApi } from '#web/account/profile-api.ts'
import { profileQuery } from '#web/account/profile-query.ts'
import { dateAndTime } from '#web/platform/format-date.ts'
import { Switch } from '#web/ui/choice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ConsentDate } from './consent-date.tsx'
import { settingsFailure } from './save-settings.ts'
import { consentsQuery } from './settings-queries.ts'

export function ConsentSwitches({ consents }: { consents: Consents }) {
  return (
    <>
      <div className="-mt-2 divide-y divide-rule">
        {CONSENT_PURPOSES.filter(purpose => !(purpose in SWITCHES)).map(purpose => (
          <ConsentSwitch key={purpose} purpose={purpose} consents={consents} />
        ))}
      </div>
      <p>
        Your three wellness choices, each with its date, stand under{' '}
        <TextLink to="/settings#preferences">Profile, Preferences</TextLink>.
      </p>
      <History entries={consents.history} />
    </>
  )
}

/** What holds now, and how to change it. */
function useConsent(purpose: ConsentPurpose, consents: Consents) {
  const queries = useQueryClient()
  const set = useMutation({
    scope: { id: 'settings' },
    mutationFn: (granted: boolean) => profileApi.setConsent({ purpose, granted }),
    onSuccess: saved => {
      queries.setQueryData(consentsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey })
      toast({ title: 'Settings Updated', description: 'Your preferences have been saved successfully.' })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: settingsFailure(error) }),
  })
  return { checked: set.isPending ? set.variables : consents.current[purpose], change: set.mutate }
}

function ConsentSwitch({ purpose, consents }: { purpose: ConsentPurpose; consents: Consents }) {
  const { checked, change } = useConsent(purpose, consents)
  return (
    <div className="py-2">
      <Switch checked={checked} onChange={event => change(event.target.checked)}>
        <span className="font-medium">{CONSENTS[purpose].label}</span>
        <span className="block max-w-[52ch] text-sm text-soft">
          {CONSENTS[purpose].meaning}
          <ConsentDate purpose={purpose} />
        </span>
      </Switch>
    </div>
  )
}

function History({ entries }: { entries: readonly Consent[] }) {
  if (entries.length === 0) return <p className="text-soft">You have not answered any of these yet.</p>
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center font-medium text-action">
        Show the history ({entries.length})
      </summary>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full text-sm">
          <thead className="text-start text-soft">
            <tr>
              <Heading>When</Heading>
              <Heading>What</Heading>
              <Heading>Answer</Heading>
              <Heading>Wording</Heading>
            </tr>
          </thead>
          <tbody className="figures divide-y divide-rule">
            {entries.map(({ id, purpose, granted, text_version, created_at }) => (
              <tr key={id}>
                <td className="py-2 pe-4">{dateAndTime(created_at)}</td>
                <td className="py-2 pe-4">{CONSENTS[purpose].label}</td>
                <td className="py-2 pe-4">{granted ? 'Yes' : 'No'}</td>
                <td className="py-2 whitespace-nowrap">{text_version}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-medium">
      {children}
    </th>
  )
}
