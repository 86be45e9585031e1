import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { NavLink } from '#web/platform/router.tsx'
import { openCommands } from './command/open-commands.ts'
import { HELP_LINKS } from './help-link.tsx'
import { NAVIGATION } from './navigation-items.ts'
import { Avatar, PersonLines, SIGN_OUT_CLASS, useUserName } from './person-menu.tsx'
import { signOut } from './sign-out.ts'
import { useDisclosure } from './use-disclosure.ts'

const LINK =
  'flex min-h-11 items-center rounded-md px-3.5 hover:bg-action-wash aria-[current]:bg-action-wash aria-[current]:font-medium'

/** The whole navigation behind one button, where the top bar has no room for it. */
export function MobileMenu() {
  const { open, box, button, panel } = useDisclosure()
  const { name, jobTitle } = useUserName()
  const Icon = open ? X : Menu
  return (
    <div {...box} className="lg:hidden">
      <button
        type="button"
        {...button}
        aria-label="Menu"
        className="grid size-11 place-content-center rounded-full hover:bg-sunk"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {open && (
        <nav
          aria-label="Main"
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-rule bg-raised shadow-float"
        >
          <ul {...panel} className="page grid gap-1 py-4">
            <li className="mb-2 flex items-center gap-3 px-3.5">
              <Avatar name={name} />
              <span>
                <PersonLines name={name} jobTitle={jobTitle} />
              </span>
            </li>
            <li>
              <button type="button" onClick={openCommands} className={`${LINK} w-full`}>
                Search or go to
              </button>
            </li>
            {NAVIGATION.map(item => (
              <li key={item.label}>
                {'to' in item ? (
                  <NavLink to={item.to} className={LINK}>
                    {item.label}
                  </NavLink>
                ) : (
                  <Group label={item.label} items={item.items} />
                )}
              </li>
            ))}
            <li>
              <Group label="Help" items={HELP_LINKS} />
            </li>
            <li className="mt-2 border-t border-rule pt-2">
              <button type="button" onClick={() => void signOut()} className={SIGN_OUT_CLASS}>
                <LogOut aria-hidden className="size-4" />
                Sign out
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}

function Group({ label, items }: { label: string; items: readonly { label: string; to: string }[] }) {
  return (
    <>
      <p className="px-3.5 pt-3 pb-1 text-sm text-soft">{label}</p>
      <ul className="ms-3.5 border-s-2 border-rule ps-1.5">
        {items.map(one => (
          <li key={one.to}>
            <NavLink to={one.to} className={LINK}>
              {one.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}
