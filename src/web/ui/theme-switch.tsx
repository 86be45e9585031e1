import SunMoon from 'lucide-react/icons/sun-moon'

/** Handled by platform/theme.ts for the whole document, so that the first tap works before React is there. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-switch=""
      aria-label="Switch between light and dark"
      className={`grid size-11 shrink-0 place-content-center rounded-full text-soft hover:bg-sunk hover:text-ink ${className}`}
    >
      <SunMoon aria-hidden className="size-5" />
    </button>
  )
}
