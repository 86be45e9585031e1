import { SubscriptionCheck } from '#web/billing/subscription-check.tsx'
import { CommandKey } from './command/command-key.tsx'
import { FirstTimeZone } from './first-time-zone.tsx'

/** What the frame brings once the screen is there: the command menu, and two calls that show nothing. */
export function AfterScreen() {
  return (
    <>
      <CommandKey />
      <SubscriptionCheck />
      <FirstTimeZone />
    </>
  )
}
