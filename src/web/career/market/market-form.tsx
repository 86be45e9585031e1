import { type FormEvent, useState } from 'react'
import { EXPERIENCE_LEVELS } from '#shared/account/profile-options.ts'
import type { MarketQuestion } from '#shared/career/market-result.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.tsx'

const ROLE_MISSING = 'Please enter a role to analyze'

type Asked = { role: string; location: string; experience: string }

export function MarketForm({
  initial,
  skills,
  isBusy,
  onChange,
  onAnalyze,
  onCancel,
}: {
  initial: Asked
  skills: readonly string[]
  isBusy: boolean
  onChange: (asked: Asked) => void
  onAnalyze: (question: MarketQuestion) => void
  onCancel: () => void
}) {
  const [asked, setAsked] = useState(initial)
  const [error, setError] = useState<string>()
  const change = (field: keyof Asked) => (event: { target: { value: string } }) => {
    const next = { ...asked, [field]: event.target.value }
    setAsked(next)
    onChange(next)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const role = asked.role.trim()
    if (role === '') {
      setError(ROLE_MISSING)
      toast({ tone: 'destructive', title: ROLE_MISSING })
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setError(undefined)
    onAnalyze({ role, location: asked.location.trim(), experience: asked.experience })
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_auto]">
        <Field label="Role" {...(error && { error })}>
          {control => <TextInput {...control} value={asked.role} onChange={change('role')} maxLength={200} />}
        </Field>
        <Field label="Location">
          {control => (
            <TextInput
              {...control}
              value={asked.location}
              onChange={change('location')}
              maxLength={200}
              placeholder="City, state or country"
            />
          )}
        </Field>
        <Field label="Experience level">
          {control => (
            <Select {...control} value={asked.experience} onChange={change('experience')}>
              <option value="">Not said</option>
              {EXPERIENCE_LEVELS.map(level => (
                <option key={level}>{level}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex gap-2 md:pt-7.5">
          <Button type="submit" busy={isBusy} className="max-md:grow">
            {isBusy ? 'Analyzing...' : 'Analyze'}
          </Button>
          {isBusy && (
            <Button tone="bare" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-soft">
        Your skills, from the profile:{' '}
        {skills.length > 0 ? <span className="text-ink">{skills.join(', ')}</span> : 'none yet'}.
      </p>
    </form>
  )
}
