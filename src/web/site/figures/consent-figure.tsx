import { SWITCH_NAMES, SWITCHES } from '#shared/account/consent.ts'

const ROWS = SWITCH_NAMES.map(name => ({ ...SWITCHES[name].figure, on: SWITCHES[name].onByDefault }))

/** The three choices as Settings shows them. */
export function ConsentFigure() {
  return (
    <figure>
      <ul className="divide-y divide-rule border-y border-rule">
        {ROWS.map(({ label, text, on }) => (
          <li key={label} className="flex max-[16em]:flex-wrap items-center gap-4 py-3.5">
            <span className="me-auto">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-soft">{text}</span>
            </span>
            <span className="text-sm text-soft">{on ? 'On' : 'Off'}</span>
            <svg
              viewBox="0 0 48 28"
              className={`h-7 w-12 shrink-0 ${on ? 'text-action' : 'text-edge'}`}
              aria-hidden="true"
            >
              <rect
                x="1.5"
                y="1.5"
                width="45"
                height="25"
                rx="12.5"
                className={on ? 'fill-current' : 'fill-none stroke-current'}
                strokeWidth="2"
              />
              <circle cx={on ? 34 : 14} cy="14" r="8" className={on ? 'fill-paper' : 'fill-current'} />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-sm text-soft">
        Three purposes, three switches. Saying no to one costs you nothing else.
      </figcaption>
    </figure>
  )
}
