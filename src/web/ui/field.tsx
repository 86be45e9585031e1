import { type ComponentProps, type ReactNode, useId } from 'react'

/** What ties a control to its label, hint and error. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, a hint and an error; the control gets the attributes that tie them together. */
export function Field({
  label,
  hint,
  error,
  instead,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Stands after the error: the way out of it. */
  instead?: ReactNode
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {instead}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="text-sm font-medium text-wrong">
      {error}
    </p>
  )
}

export const CONTROL_LOOK =
  'w-full min-h-12 rounded-md border border-edge bg-raised px-4 py-2.5 text-ink transition-colors hover:border-action aria-invalid:border-wrong disabled:opacity-60'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`${CONTROL_LOOK} ${className}`} />
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} rows={rows} className={`${CONTROL_LOOK} resize-y leading-relaxed ${className}`} />
  )
}
