import { type FormEvent, useState } from 'react'
import { LEARNING_KINDS } from '#shared/career/learning-link.ts'
import { WEB_ADDRESS_MAX_CHARACTERS } from '#shared/learning/learning-progress.ts'
import { LEARNING_COSTS, type LearningResource } from '#shared/learning/learning-resource.ts'
import {
  LINK_SKILL_MAX_CHARACTERS,
  LINK_TITLE_MAX_CHARACTERS,
  type OwnLinkInput,
  ownLinkInput,
} from '#shared/learning/own-link.ts'
import { wholeAddress } from '#shared/learning/whole-address.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field, FieldError, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { COST_NAMES, KIND_NAMES } from './kind-names.ts'

const WRONG = {
  title: 'Please enter a title.',
  url: 'Please enter the address of a page, such as example.com/course.',
  skill: 'Please name the skill it is for.',
  length_minutes: 'Please enter whole minutes, or leave it empty.',
} as const

/** Title, address and skill are needed; length and cost only where they are known. */
export function LinkForm({
  link,
  isSaving,
  failure,
  onSave,
}: {
  link: LearningResource | undefined
  isSaving: boolean
  failure: string | undefined
  onSave: (link: OwnLinkInput) => void
}) {
  const [typed, setTyped] = useState({
    // Sent again after a lost answer, the same id is added once.
    id: link?.id ?? randomUuid(),
    title: link?.title ?? '',
    url: link?.url ?? '',
    skill: link?.skill_tag ?? '',
    kind: link?.kind ?? 'course',
    length_minutes: link?.length_minutes?.toString() ?? '',
    cost: link?.cost ?? '',
  })
  const [wrong, setWrong] = useState<readonly unknown[]>([])
  const change = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })
  const error = (field: keyof typeof WRONG) => wrong.includes(field) && { error: WRONG[field] }

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = ownLinkInput.safeParse({
      ...typed,
      url: wholeAddress(typed.url),
      length_minutes: typed.length_minutes.trim() === '' ? null : Number(typed.length_minutes),
      cost: typed.cost || null,
    })
    setWrong(checked.error?.issues.map(({ path }) => path[0]) ?? [])
    if (checked.success) onSave(checked.data)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label="Title" {...error('title')}>
        {control => (
          <TextInput
            {...control}
            maxLength={LINK_TITLE_MAX_CHARACTERS}
            value={typed.title}
            onChange={change('title')}
          />
        )}
      </Field>
      <Field label="Address" {...error('url')}>
        {control => (
          <TextInput
            {...control}
            type="url"
            placeholder="https://"
            maxLength={WEB_ADDRESS_MAX_CHARACTERS}
            value={typed.url}
            onChange={change('url')}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Skill" {...error('skill')}>
          {control => (
            <TextInput
              {...control}
              maxLength={LINK_SKILL_MAX_CHARACTERS}
              value={typed.skill}
              onChange={change('skill')}
            />
          )}
        </Field>
        <Field label="Kind">
          {control => (
            <Select {...control} value={typed.kind} onChange={change('kind')}>
              {LEARNING_KINDS.map(kind => (
                <option key={kind} value={kind}>
                  {KIND_NAMES[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Length in minutes (optional)" {...error('length_minutes')}>
          {control => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={typed.length_minutes}
              onChange={change('length_minutes')}
            />
          )}
        </Field>
        <Field label="Cost">
          {control => (
            <Select {...control} value={typed.cost} onChange={change('cost')}>
              <option value="">Not known</option>
              {LEARNING_COSTS.map(cost => (
                <option key={cost} value={cost}>
                  {COST_NAMES[cost]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <FieldError id="link-failure" error={failure} />
      <DialogActions>
        <Button type="submit" busy={isSaving}>
          Save link
        </Button>
      </DialogActions>
    </form>
  )
}
