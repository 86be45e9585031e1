import { type ComponentType, useEffect, useState } from 'react'

/** Counted for the eye only: read out every second, it would drown the page. */
export function SessionLimited({
  retryAtMs,
  TryAgain,
}: {
  retryAtMs: number
  TryAgain: ComponentType<{ disabled: boolean }>
}) {
  const seconds = useSecondsUntil(retryAtMs)
  return (
    <>
      <p className="max-w-sm">
        Too many pages were opened at once. You are still signed in, and we try again
        <span aria-hidden="true" className="figures">
          {seconds > 0 ? ` in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : ' now'}
        </span>
        .
      </p>
      <TryAgain disabled={seconds > 0} />
    </>
  )
}

function useSecondsUntil(ms: number): number {
  const [left, setLeft] = useState(() => ms - Date.now())
  useEffect(() => {
    const tick = setInterval(() => setLeft(ms - Date.now()), 250)
    return () => clearInterval(tick)
  }, [ms])
  return Math.max(0, Math.ceil(left / 1000))
}
