import { useEffect, useRef } from 'react'
import { FILL_TIME_MIN_MS, type HoneypotFields } from '#shared/support/honeypot-fields.ts'

/** What a form says about how it was filled in. It waits out the rest of the time a person needs, so a quick one is not dropped. */
export function useHoneypot() {
  const inputRef = useRef<HTMLInputElement>(null)
  const readySince = useRef(0)
  useEffect(() => {
    readySince.current = performance.now()
  }, [])
  async function readHoneypot(): Promise<HoneypotFields> {
    const spent = () => Math.ceil(performance.now() - readySince.current)
    const rest = FILL_TIME_MIN_MS - spent()
    if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest))
    return { website: inputRef.current?.value ?? '', filled_in_ms: spent() }
  }
  return { inputRef, readHoneypot }
}

/** A field that people neither see nor reach; only programs fill it in. */
export function HoneypotField({ inputRef }: { inputRef: React.RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input ref={inputRef} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
