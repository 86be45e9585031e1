import X from 'lucide-react/icons/x'
import { type Ref, useEffect, useRef, useState } from 'react'
import { SKILL_MAX_CHARACTERS } from '#shared/account/profile-fields.ts'
import { uniqueSkills } from '#shared/account/unique-skills.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { skillOrder } from './skill-order.ts'

type SkillsProps = {
  skills: readonly string[]
  /** Orders the list; null while it is not known. */
  industry: string | null | undefined
  error?: string | undefined
  onChange: (skills: string[]) => void
}

/** Skills in a person's own words, and the fixed list in the order of their industry. */
export function SkillsInput({ inputRef, ...props }: SkillsProps & { inputRef?: Ref<HTMLInputElement> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <OwnSkills {...props} inputRef={inputRef} />
      <SkillList {...props} />
    </div>
  )
}

function OwnSkills({
  skills,
  industry,
  error,
  onChange,
  inputRef,
}: SkillsProps & { inputRef?: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(skills)
  useEffect(() => {
    latest.current = skills
  }, [skills])
  const { leading, others } = skillOrder(industry)
  const own = skills.filter(skill => ![...leading, ...others].some(option => option === skill))

  function add() {
    onChange(uniqueSkills([...skills, ...typed.split(',')]))
    setTyped('')
  }

  function remove(skill: string) {
    onChange(skills.filter(one => one !== skill))
    toast({
      title: `“${skill}” removed`,
      action: { label: 'Undo', onPress: () => onChange(uniqueSkills([...latest.current, skill])) },
    })
    // The button goes with its skill; the focus would fall to the body.
    const next = list.current?.querySelector<HTMLElement>(`button:not([data-skill="${CSS.escape(skill)}"])`)
    const field = list.current?.parentElement?.querySelector('input')
    ;(next ?? field)?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label="In your own words" hint="What would a colleague ask you for?" error={error}>
        {control => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={inputRef}
              className="min-w-40 flex-1"
              value={typed}
              maxLength={SKILL_MAX_CHARACTERS}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter' || !typed.trim()) return
                // Enter would send the form with the skill still in the field.
                event.preventDefault()
                add()
              }}
              onBlur={() => typed.trim() && add()}
            />
            <Button
              tone="quiet"
              onClick={({ currentTarget }) => {
                add()
                currentTarget.parentElement?.querySelector('input')?.focus()
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      <ul ref={list} aria-label="Your own skills" className="flex flex-wrap gap-2.5 empty:hidden">
        {own.map(skill => (
          <li
            key={skill}
            className="inline-flex min-h-11 items-center rounded-full border border-action bg-action-wash ps-4"
          >
            <span className="break-words">{skill}</span>
            <button
              type="button"
              data-skill={skill}
              aria-label={`Remove ${skill}`}
              onClick={() => remove(skill)}
              className="grid size-11 place-content-center rounded-full text-soft hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SkillList({ skills, industry, onChange }: SkillsProps) {
  const [isOpen, setOpen] = useState(false)
  const { leading, others } = skillOrder(industry)
  // A skill that was picked stays in sight.
  const shown = [...leading, ...others.filter(skill => isOpen || skills.includes(skill))]
  const hidden = leading.length + others.length - shown.length
  const picked = shown.filter(skill => skills.includes(skill)).length
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 font-medium">From our list</legend>
      <p className="text-sm text-soft">
        {picked === 0 ? 'Pick all that fit. ' : `${picked} picked. `}
        The list is short: what your own field asks for goes in your own words.
      </p>
      <div className="flex flex-wrap gap-2.5">
        {shown.map(skill => (
          <label
            key={skill}
            className="inline-flex min-h-11 max-w-full items-center gap-[min(0.625rem,3vw)] rounded-full border border-edge bg-raised px-[min(1rem,4vw)] wrap-anywhere transition-colors hover:border-action has-checked:border-action has-checked:bg-action-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="checkbox"
              checked={skills.includes(skill)}
              onChange={({ target }) =>
                onChange(target.checked ? [...skills, skill] : skills.filter(one => one !== skill))
              }
              className="size-4.5 accent-action focus-visible:outline-none"
            />
            {skill}
          </label>
        ))}
      </div>
      {(isOpen || hidden > 0) && (
        <Button
          tone="bare"
          aria-expanded={isOpen}
          className="-ms-3 justify-self-start px-3!"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </fieldset>
  )
}
