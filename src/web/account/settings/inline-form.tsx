import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { OpenForm, useLeftForm } from './confirm-with-google.tsx'

/** A button that gives way to a form: focus goes into the form, and back to the button when it closes. */
export function InPlace({
  label,
  tone = 'quiet',
  children,
}: {
  label: string
  tone?: ButtonTone
  children: (close: () => void) => ReactNode
}) {
  const wasLeft = useLeftForm(label)
  const [open, setOpen] = useState(wasLeft)
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(wasLeft)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const selector = open ? 'input:not([hidden]), [type="submit"]' : 'button'
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [open])

  function become(next: boolean) {
    moved.current = true
    setOpen(next)
  }

  return (
    <div ref={place} className={open ? 'w-full' : undefined}>
      {open ? (
        <OpenForm value={label}>{children(() => become(false))}</OpenForm>
      ) : (
        <Button tone={tone} onClick={() => become(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
