import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import { numberWord } from '#shared/number-word.ts'
import { getItem, WAITING_COUNT } from '#web/platform/local-storage.ts'
import { later } from '#web/ui/later.tsx'
import { onCheckInsSent } from './check-ins-sent.ts'

/** Hardly anybody needs it. */
const RefusedNotice = later(async () => (await import('./refused-notice.tsx')).RefusedNotice, null)

/** Says what was written offline and is not in these figures yet. */
export function WaitingNotice() {
  const [waiting, setWaiting] = useState(readCount)
  useEffect(() => onCheckInsSent(() => setWaiting(readCount())), [])
  if (waiting === null) return null
  return (
    <>
      <RefusedNotice />
      {waiting > 0 && <Waiting count={waiting} />}
    </>
  )
}

function Waiting({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-info-wash px-5 py-3">
      <CloudOff aria-hidden className="size-5 shrink-0 text-info" />
      {count === 1 ? 'One check-in waits' : `${capital(numberWord(count))} check-ins wait`} on this device,
      and will be sent when you are back online.
    </p>
  )
}

/** Null where nothing is kept on this device, neither to be sent nor refused. */
function readCount(): number | null {
  const count = getItem(WAITING_COUNT)
  return count === null ? null : Number(count)
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
