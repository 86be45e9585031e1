import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import { numberWord } from '#shared/number-word.ts'
import { getItem, WAITING_COUNT } from '#web/platform/local-storage.ts'
import { onCheckInsSent } from './check-ins-sent.ts'

/** Says what was written offline and is not in these figures yet. */
export function WaitingNotice() {
  const [waiting, setWaiting] = useState(waitingCount)
  useEffect(() => onCheckInsSent(() => setWaiting(waitingCount())), [])
  if (waiting === 0) return null
  return (
    <p className="flex items-center gap-3 rounded-lg bg-info-wash px-5 py-3">
      <CloudOff aria-hidden className="size-5 shrink-0 text-info" />
      {waiting === 1 ? 'One check-in waits' : `${capital(numberWord(waiting))} check-ins wait`} on this
      device, and will be sent when you are back online.
    </p>
  )
}

function waitingCount() {
  return Number(getItem(WAITING_COUNT) ?? 0)
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
