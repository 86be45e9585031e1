import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '#web/platform/router.tsx'

/** A button that shows and hides what follows it: arrows move through the links, Escape closes and goes back to the button. */
export function useDisclosure() {
  const id = useId()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLUListElement>(null)
  // Bound to the place it was opened at, so that going anywhere closes it.
  const open = openAt === key
  const close = () => setOpenAt(undefined)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
    }
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const here = links.findIndex(link => link.matches(':focus'))
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
    if (!open || next === undefined) return
    event.preventDefault()
    links.at(next % links.length)?.focus()
  }

  return {
    open,
    close,
    box: {
      ref: box,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpenAt(open ? undefined : key),
    },
    panel: { ref: panel, id },
  }
}
