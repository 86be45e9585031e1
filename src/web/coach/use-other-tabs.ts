import { useEffect, useEffectEvent, useRef } from 'react'

const CHANNEL = 'waywell.conversations'

/** Tells the other tabs of this browser that a conversation has changed, and hears it from them. */
export function useOtherTabs(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(undefined)
  const hear = useEffectEvent(onChange)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', () => hear())
    channel.current = opened
    return () => {
      // To post on a closed channel would throw.
      channel.current = undefined
      opened.close()
    }
  }, [])
  return () => channel.current?.postMessage('changed')
}
