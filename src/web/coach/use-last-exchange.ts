import { type RefObject, useEffect, useRef } from 'react'

/** Of a person's own messages in the window. */
export const OWN_MESSAGE = 'data-own-message'
const ABOVE_PX = 16

/** Scrolls to the last message and the beginning of its answer, not to the end of a long one, whenever something else is shown. */
export function useLastExchange(
  log: RefObject<HTMLDivElement | null>,
  { shown, hasNotice }: { shown: string; hasNotice: boolean },
) {
  const scrolledFor = useRef('')
  useEffect(() => {
    const own = log.current?.querySelectorAll<HTMLElement>(`[${OWN_MESSAGE}]`)
    const last = own?.item(own.length - 1)
    const state = `${shown} ${hasNotice}`
    if (!log.current || !(last || hasNotice) || scrolledFor.current === state) return
    scrolledFor.current = state
    log.current.scrollTop = hasNotice || !last ? log.current.scrollHeight : last.offsetTop - ABOVE_PX
  }, [log, shown, hasNotice])
}
