import { useState } from 'react'
import { distinctTags, TAG_MAX_CHARACTERS, TAGS_MAX, tagKey } from '#shared/wellness/context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'

/** A button that stays pressed; in forced colors the border tells, since backgrounds go. */
export const TOGGLE_CLASS =
  'inline-flex min-h-11 max-w-full items-center rounded-full border border-edge bg-paper px-4 text-start break-words hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action disabled:opacity-60 forced-colors:aria-pressed:border-4'

/** Tags of one's own: those used before as buttons, others typed. What stands in the field when it is left counts too. */
export function TagField({
  label,
  chosen,
  offered,
  onChange,
}: {
  label: string
  chosen: readonly string[]
  offered: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const isFull = chosen.length >= TAGS_MAX
  const isChosen = (tag: string) => chosen.some(one => tagKey(one) === tagKey(tag))
  const add = () => {
    setTyped('')
    if (typed.trim() !== '') onChange(distinctTags([...chosen, typed.trim()]).slice(0, TAGS_MAX))
  }
  const toggle = (tag: string) =>
    onChange(isChosen(tag) ? chosen.filter(one => tagKey(one) !== tagKey(tag)) : [...chosen, tag])
  const shown = distinctTags([...offered, ...chosen])
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {shown.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {shown.map(tag => (
            <button
              key={tagKey(tag)}
              type="button"
              aria-pressed={isChosen(tag)}
              disabled={isFull && !isChosen(tag)}
              onClick={() => toggle(tag)}
              className={TOGGLE_CLASS}
            >
              {tag}
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-[10rem] flex-1">
          <Field
            label={<span className="sr-only">{label} In your own words</span>}
            hint={isFull ? 'That is as many as one check-in holds.' : undefined}
          >
            {field => (
              <TextInput
                {...field}
                placeholder="In your own words"
                maxLength={TAG_MAX_CHARACTERS}
                disabled={isFull}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onBlur={add}
                onKeyDown={event => {
                  if (event.key !== 'Enter') return
                  // It would send the form.
                  event.preventDefault()
                  add()
                }}
              />
            )}
          </Field>
        </div>
        <Button tone="quiet" disabled={typed.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
