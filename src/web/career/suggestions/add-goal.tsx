import { useState } from 'react'
import { GOAL_ITEM_KINDS, type GoalCorrections } from '#shared/career/goal-reading.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { Select } from '#web/ui/select.tsx'

type Goal = GoalCorrections['add'][number]

const KIND_LABELS: Record<Goal['kind'], string> = {
  condition: 'How I want to work',
  role: 'A role I want',
  field: 'A field I want',
  leave: 'What I want to leave',
}

export function AddGoal({
  isBusy,
  onAdd,
  onClose,
}: {
  isBusy: boolean
  onAdd: (goal: Goal) => void
  onClose: () => void
}) {
  const [kind, setKind] = useState<Goal['kind']>('condition')
  const [text, setText] = useState('')
  return (
    <form
      className="grid grid-cols-1 items-end gap-4 rounded-lg bg-raised p-5 sm:grid-cols-[14rem_1fr_auto]"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim()) onAdd({ kind, text: text.trim() })
      }}
    >
      <Field label="Add">
        {control => (
          <Select
            {...control}
            value={kind}
            onChange={event => setKind(GOAL_ITEM_KINDS.find(one => one === event.target.value) ?? kind)}
          >
            {Object.entries(KIND_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="In your words">
        {control => (
          <TextInput
            {...control}
            ref={focusOnMount}
            value={text}
            maxLength={200}
            placeholder="For example: no night shifts"
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-1">
        <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
          Add
        </Button>
        <Button tone="bare" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}
