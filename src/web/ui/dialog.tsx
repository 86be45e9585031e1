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
      className="m-auto w-[min(32rem,calc(100vw-2rem))] scroll-pt-6 scroll-pb-20 rounded-xl bg-raised p-0 text-ink shadow-float open:animate-enter"
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

/** The buttons at the end of a dialog's form: in view above a keyboard too, with the fields scrolling behind them. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 -mx-6 -mb-6 bg-raised px-6 pt-2 pb-6 max-sm:pb-4">{children}</div>
}
