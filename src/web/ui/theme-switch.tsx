import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'

/** Handled by platform/theme.ts for the whole document, so that the first tap works before React is there. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch=""
      aria-label="Switch between light and dark"
      className="grid size-11 shrink-0 place-content-center rounded-full text-soft hover:bg-sunk hover:text-ink"
    >
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  )
}
