import { SWITCH_NAMES, SWITCHES, type SwitchName } from '#shared/account/consent.ts'
import type { Profile } from '#shared/account/profile.ts'
import { Switch } from '#web/ui/choice.tsx'
import { later } from '#web/ui/later.tsx'
import { useSaveSettings } from './save-settings.ts'

const ConsentDate = later(
  async () => (await import('./consent-date.tsx')).ConsentDate,
  <span className="block min-h-[1lh]" />,
)

export function PreferenceSwitches({ profile }: { profile: Profile | undefined }) {
  return (
    <div className="-mt-2 divide-y divide-rule">
      {SWITCH_NAMES.map(name => (
        <PreferenceSwitch key={name} name={name} profile={profile} />
      ))}
    </div>
  )
}

function PreferenceSwitch({ name, profile }: { name: SwitchName; profile: Profile | undefined }) {
  const { label, line } = SWITCHES[name]
  const { mutate, isPending, variables } = useSaveSettings()
  // Optimistic: shows the new value while saving, the old one after a failure.
  const checked = (isPending ? variables[name] : undefined) ?? profile?.[name] ?? false
  return (
    <div className="py-2">
      <Switch checked={checked} onChange={event => mutate({ [name]: event.target.checked })}>
        <span className="font-medium">{label}</span>
        <span className="block text-sm text-soft">
          {line}
          <ConsentDate purpose={name} />
        </span>
      </Switch>
    </div>
  )
}
