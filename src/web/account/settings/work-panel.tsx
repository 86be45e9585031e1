import { useState } from 'react'
import { type Profile, profileFields } from '#shared/account/profile.ts'
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS } from '#shared/account/profile-fields.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LengthHint } from '../profile-inputs/length-hint.tsx'
import { SkillsInput } from '../profile-inputs/skills-input.tsx'
import { type OwnTextName, useSavedOnBlur } from './profile-field.tsx'
import { useSaveSettings } from './save-settings.ts'
import { PanelSkeleton, SettingsSection } from './settings-section.tsx'

/** As the steps of the onboarding; what the first panel has is left out. */
const SECTIONS = [
  { step: 1, title: 'Experience and place', about: 'Pay and demand are looked up for it.' },
  { step: 2, title: 'Skills & Interests', about: 'Saved as you pick them.' },
  { step: 3, title: 'How you work, and your goals', about: 'What suggestions and the coach start from.' },
]
const SHORT_TEXT_MAX_CHARACTERS = 200

/** Settings → Work & goals: the rest of what the onboarding asked. */
export function WorkPanel() {
  const profile = useProfile()
  if (profile.isPending) return <PanelSkeleton label="Loading your profile" />
  const { data } = profile
  if (!data)
    return (
      <div className="py-9">
        <LoadError what="Your profile" onTryAgain={() => void profile.refetch()} />
      </div>
    )
  return (
    <>
      {SECTIONS.map(({ step, title, about }) => (
        <SettingsSection key={step} title={title} about={about}>
          <div className="grid max-w-[36rem] gap-6">
            {PROFILE_FIELD_NAMES.filter(name => PROFILE_FIELDS[name].step === step).map(name =>
              name === 'skills' ? (
                <SkillsField key={name} profile={data} />
              ) : IN_FIRST_PANEL.includes(name) ? null : (
                <OwnField key={name} name={name} profile={data} />
              ),
            )}
          </div>
        </SettingsSection>
      ))}
      <p className="py-6 text-soft">
        Suggestions follow what you change here as soon as you refresh{' '}
        <TextLink to="/career/suggestions">Suggested Paths</TextLink>.
      </p>
    </>
  )
}

const IN_FIRST_PANEL: readonly string[] = ['full_name', 'job_title', 'industry']

/** A text or a choice that saves itself when it is left. */
function OwnField({ name, profile }: { name: OwnTextName; profile: Profile }) {
  const rule = PROFILE_FIELDS[name]
  const { fault, saving, ...input } = useSavedOnBlur(name, profile)
  const isLong = rule.kind === 'text' && rule.max > SHORT_TEXT_MAX_CHARACTERS
  const length = isLong && <LengthHint value={input.value} min={rule.min} max={rule.max} />
  return (
    <Field label={rule.label} error={fault} hint={saving ? 'Saving...' : length}>
      {control =>
        rule.kind === 'choice' ? (
          <Select {...control} {...input}>
            {input.value === '' && <option value="">Not said</option>}
            {/* Somebody may have an answer that the list no longer offers. */}
            {[...new Set([...rule.options, ...(input.value ? [input.value] : [])])].map(option => (
              <option key={option} value={option}>
                {option.slice(0, 1).toUpperCase() + option.slice(1)}
              </option>
            ))}
          </Select>
        ) : isLong ? (
          <TextArea {...control} {...input} rows={5} />
        ) : (
          <TextInput {...control} {...input} maxLength={rule.max} autoComplete="off" />
        )
      }
    </Field>
  )
}

function SkillsField({ profile }: { profile: Profile }) {
  const { mutate, isPending, variables } = useSaveSettings()
  const [fault, setFault] = useState<string>()
  const shown = (isPending ? variables.skills : undefined) ?? profile.skills
  return (
    <SkillsInput
      skills={shown}
      industry={profile.industry}
      error={fault}
      onChange={skills => {
        const { error } = profileFields.shape.skills.safeParse(skills)
        setFault(error?.issues[0]?.message)
        if (!error && skills.join() !== shown.join()) mutate({ skills })
      }}
    />
  )
}
