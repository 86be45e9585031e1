import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CONTROL_LOOK } from '#web/ui/field.tsx'

export function SetLevel({
  skill,
  level,
  isChanged,
  isSetByHand,
  isBusy,
  hasFailed,
  onChange,
  onSave,
  onReset,
}: {
  skill: string
  level: number
  isChanged: boolean
  isSetByHand: boolean
  isBusy: boolean
  hasFailed: boolean
  onChange: (level: number) => void
  onSave: () => void
  onReset: () => void
}) {
  const id = useId()
  return (
    <form
      className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 pt-2"
      onSubmit={event => {
        event.preventDefault()
        onSave()
      }}
    >
      {isChanged && <p className="me-auto text-sm text-soft">Move your mark, or type a number.</p>}
      {isSetByHand && (
        <Button tone="bare" disabled={isBusy} onClick={onReset}>
          Use our estimate again
        </Button>
      )}
      {isChanged && (
        <>
          <label htmlFor={id} className="sr-only">
            Level in {skill}, 0 to 100
          </label>
          <input
            id={id}
            type="number"
            min={0}
            max={100}
            value={level}
            onChange={event => {
              const next = event.target.valueAsNumber
              if (Number.isInteger(next) && next >= 0 && next <= 100) onChange(next)
            }}
            className={`${CONTROL_LOOK} figures max-w-22`}
          />
          <Button type="submit" tone="quiet" busy={isBusy}>
            Set level
          </Button>
        </>
      )}
      {hasFailed && (
        <p role="alert" className="w-full text-end text-sm font-medium text-wrong">
          Your level could not be saved. Please try again.
        </p>
      )}
    </form>
  )
}
