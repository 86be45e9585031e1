import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import { useId, useState } from 'react'
import {
  ALL_HELPLINES_URL,
  dialed,
  HELP_PLACES,
  type HelpPlace,
  helpPlaceOfZone,
} from '#shared/safety/helplines.ts'
import { getItem, setItem } from '#web/platform/local-storage.ts'
import { buttonLook } from '#web/ui/button.tsx'

const PLACE_KEY = 'waywell.help-place'
/** In large text on a phone the words of a button need its room. */
const NARROW = 'px-[min(1.75rem,5vw)]!'

/** Numbers to call or text, of the country somebody is in. They stand in the script, so that they need no network. */
export function HelplineButtons() {
  const id = useId()
  const [placeId, setPlaceId] = useState(chosenPlace)
  const place: HelpPlace = HELP_PLACES.find(one => one.id === placeId) ?? HELP_PLACES[0]
  const { emergency, helpline } = place
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        {emergency ? (
          <Call number={emergency} words={`Call ${emergency}`} tone="action" />
        ) : (
          <p className="self-center font-medium">Call your local emergency number.</p>
        )}
        {helpline && (
          <Call number={helpline.call} words={`Call the helpline, ${helpline.call}`} tone="quiet" />
        )}
        {helpline?.text && (
          <a
            href={`sms:${dialed(helpline.text)}`}
            className={buttonLook({ tone: 'quiet', size: 'large' }, NARROW)}
          >
            <MessageSquare aria-hidden className="size-5" />
            Text {helpline.text}
          </a>
        )}
      </div>
      <p className="text-sm text-soft">
        {helpline ? 'Free, at any time. ' : ''}
        <a
          href={ALL_HELPLINES_URL}
          rel="noopener noreferrer"
          className="text-action underline underline-offset-4"
        >
          Helplines of other countries
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <label htmlFor={id}>Where you are</label>
        <select
          id={id}
          value={placeId}
          onChange={({ target }) => {
            setPlaceId(target.value)
            setItem(PLACE_KEY, target.value)
          }}
          className="min-h-11 max-w-full rounded-md border border-edge bg-raised px-3 text-base"
        >
          {HELP_PLACES.map(one => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function Call({ number, words, tone }: { number: string; words: string; tone: 'action' | 'quiet' }) {
  return (
    <a href={`tel:${dialed(number)}`} className={buttonLook({ tone, size: 'large' }, NARROW)}>
      <Phone aria-hidden className="size-5" />
      {words}
    </a>
  )
}

function chosenPlace(): string {
  const chosen = getItem(PLACE_KEY)
  return HELP_PLACES.some(({ id }) => id === chosen)
    ? (chosen ?? '')
    : helpPlaceOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
