import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

const BOX = 'mt-0.5 size-5 shrink-0 accent-action'

export function Checkbox({
  children,
  error,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: string }) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={BOX}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The owner holds the value, because a switch takes effect at once. */
export function Switch({
  children,
  checked,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & { children: ReactNode; checked: boolean }) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-6 py-2">
      <span>{children}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-sunk transition-colors before:absolute before:start-[3px] before:top-[3px] before:size-5 before:rounded-full before:bg-edge before:transition-[translate] checked:border-action checked:bg-action checked:before:translate-x-5 checked:before:bg-on-action disabled:opacity-60"
      />
    </label>
  )
}

/** Choices of which one holds; `option` attributes come from the form library or from `value`/`onChange`. */
export function RadioGroup({
  legend,
  options,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'options'> & {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  error?: string
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex min-h-12 items-start gap-3 rounded-md border border-rule bg-raised px-4 py-3 hover:border-edge has-checked:border-action has-checked:bg-action-wash"
          >
            <input name={id} {...input} type="radio" value={value} className={BOX} />
            <span>
              {label}
              {hint && <span className="block text-sm text-soft">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
