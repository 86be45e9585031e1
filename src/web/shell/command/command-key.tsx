import Search from 'lucide-react/icons/search'
import { useLayoutEffect, useState } from 'react'
import { later } from '#web/ui/later.tsx'
import { OPEN_COMMANDS, takeOpenRequest } from './open-commands.ts'

const CommandMenu = later(async () => (await import('./command-menu.tsx')).CommandMenu, null)

/** Opens the command menu: by Ctrl K or ⌘ K, by a button of the menus, and by its own where the bar has room. */
export function CommandKey() {
  const [isOpen, setOpen] = useState(false)
  // Not after the paint: whoever sees the button can press the keys.
  useLayoutEffect(() => {
    const open = () => {
      takeOpenRequest()
      setOpen(true)
    }
    if (takeOpenRequest()) open()
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener(OPEN_COMMANDS, open)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener(OPEN_COMMANDS, open)
    }
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label="Search or go to"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={CommandMenu.preload}
        className="grid size-11 place-content-center max-xl:hidden rounded-full text-soft hover:bg-sunk hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
      </button>
      {isOpen && <CommandMenu onClose={() => setOpen(false)} />}
    </>
  )
}
