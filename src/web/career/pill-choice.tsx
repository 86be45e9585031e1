import { useId } from 'react'

/** A few short choices of which one holds, in one row. */
export function PillChoice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-soft transition-colors hover:border-action has-checked:border-action has-checked:bg-action-wash has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
