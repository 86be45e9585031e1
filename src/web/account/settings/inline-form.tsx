import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { CurrentFormName, useFormLeftForGoogle } from './confirm-with-google.tsx'

/** A button that gives way to a form: focus goes into the form, and back to the button when it closes. */
export function InlineForm({
  label,
  tone = 'quiet',
  children,
}: {
  label: string
  tone?: ButtonTone
  children: (close: () => void) => ReactNode
}) {
  const wasLeft = useFormLeftForGoogle(label)
  const [open, setOpen] = useState(wasLeft)
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(wasLeft)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const selector = open ? 'input:not([hidden]), [type="submit"]' : 'button'
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [open])

  function setOpenAndMoveFocus(next: boolean) {
    moved.current = true
    setOpen(next)
  }

  return (
    <div ref={place} className={open ? 'w-full' : undefined}>
      {open ? (
        <CurrentFormName value={label}>{children(() => setOpenAndMoveFocus(false))}</CurrentFormName>
      ) : (
        <Button tone={tone} onClick={() => setOpenAndMoveFocus(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
