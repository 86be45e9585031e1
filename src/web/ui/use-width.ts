import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width an element has on the page, kept up to date; 0 before it was measured. */
export function useWidth<Of extends HTMLElement>(): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    setWidth(element.current.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
