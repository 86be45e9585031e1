import type { Profile } from '#shared/account/profile.ts'
import { Switch } from '#web/ui/choice.tsx'
import { useSaveSettings } from './save-settings.ts'

const PREFERENCES = [
  {
    name: 'daily_check_ins',
    label: 'Daily check-ins',
    line: 'A minute a day for how you are doing.',
  },
  {
    name: 'connect_wearables',
    label: 'Connect wearables',
    line: 'Sleep and activity, once you connect a device.',
  },
  {
    name: 'voice_analysis',
    label: 'Voice analysis',
    line: 'How you sound, only in recordings you make.',
  },
] as const

export function PreferenceSwitches({ profile }: { profile: Profile }) {
  return (
    <div className="-mt-2 divide-y divide-rule">
      {PREFERENCES.map(preference => (
        <PreferenceSwitch key={preference.name} {...preference} profile={profile} />
      ))}
    </div>
  )
}

function PreferenceSwitch({
  name,
  label,
  line,
  profile,
}: (typeof PREFERENCES)[number] & { profile: Profile }) {
  const { mutate, isPending, variables } = useSaveSettings()
  // While it is being saved the switch already stands where it was put; a failure puts it back.
  const checked = (isPending ? variables[name] : undefined) ?? profile[name]
  return (
    <div className="py-2">
      <Switch checked={checked} onChange={event => mutate({ [name]: event.target.checked })}>
        <span className="font-medium">{label}</span>
        <span className="block text-sm text-soft">{line}</span>
      </Switch>
    </div>
  )
}
