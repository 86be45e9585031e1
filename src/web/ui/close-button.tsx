import X from 'lucide-react/icons/x'

/** The round button that closes a dialog or a menu. */
export function CloseButton({ onClick, className = '' }: { onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClick}
      className={`grid size-11 shrink-0 place-content-center rounded-full text-soft hover:bg-sunk ${className}`}
    >
      <X aria-hidden className="size-5" />
    </button>
  )
}
