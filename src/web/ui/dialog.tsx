import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './close-button.tsx'

/** The native modal: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog({
  open,
  title,
  onClose,
  children,
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-xl bg-raised p-0 text-ink shadow-float open:animate-enter"
    >
      <div className="grid gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1.5 text-xl">
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
