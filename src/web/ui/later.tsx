import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { log } from '#web/platform/log.ts'

/** A part whose script comes after the screen is there. Its place is kept until then, and stays if the script never comes. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode,
): ComponentType<Props> & { preload: () => void } {
  let loaded: ComponentType<Props> | undefined
  const start = () =>
    load().then(
      part => {
        loaded = part
        return part
      },
      error => log('a part could not be loaded', error),
    )

  function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!Part) void start().then(part => part && setPart(() => part))
    }, [Part])
    return Part ? <Part {...props} /> : place
  }
  return Object.assign(Later, { preload: () => void start() })
}
