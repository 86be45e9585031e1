import ChevronDown from 'lucide-react/icons/chevron-down'
import { NavLink, useLocation } from '#web/platform/router.tsx'
import { NAVIGATION } from './navigation-items.ts'
import { useDisclosure } from './use-disclosure.ts'

const ITEM =
  'relative inline-flex min-h-11 items-center gap-1 rounded-full px-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:text-ink data-[current]:text-ink'
// The part of the line under the place where one is.
const CURRENT_ITEM_CLASS =
  'after:absolute after:inset-x-2.5 after:bottom-0.5 after:h-[3px] after:rounded-full after:bg-action'

export function TopNavigation() {
  return (
    <nav aria-label="Main" className="hidden items-center lg:flex">
      {NAVIGATION.map(item =>
        'to' in item ? (
          <NavLink
            key={item.label}
            to={item.to}
            className={isHere => `${ITEM} ${isHere ? CURRENT_ITEM_CLASS : ''}`}
          >
            {item.label}
          </NavLink>
        ) : (
          <Submenu key={item.label} label={item.label} items={item.items} />
        ),
      )}
    </nav>
  )
}

function Submenu({ label, items }: { label: string; items: readonly { label: string; to: string }[] }) {
  const { pathname } = useLocation()
  const { open, box, button, panel } = useDisclosure()
  const here = items.some(({ to }) => to.split('/')[1] === pathname.split('/')[1])
  return (
    <div {...box} className="relative">
      <button
        type="button"
        {...button}
        data-current={here || undefined}
        className={`${ITEM} ${here ? CURRENT_ITEM_CLASS : ''}`}
      >
        {label}
        <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <ul
          {...panel}
          className="absolute start-0 top-full mt-1.5 grid min-w-60 gap-0.5 rounded-lg border border-rule bg-raised p-2 shadow-float animate-enter"
        >
          {items.map(item => (
            <li key={item.to}>
              <NavLink
                to={item.to}
                className="flex min-h-11 items-center rounded-md px-3.5 text-ink hover:bg-action-wash aria-[current]:bg-action-wash aria-[current]:font-medium"
              >
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
