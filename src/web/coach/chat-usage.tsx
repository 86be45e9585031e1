import { useBilling } from '#web/billing/billing-queries.ts'
import { gateState } from '#web/billing/gate-state.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const FEW_MESSAGES = 10

/** What is left, before it is gone; nothing where nothing is counted. */
export function ChatUsage({ messagesLeft }: { messagesLeft: number | null }) {
  const billing = useBilling()
  const state = billing.data && gateState(billing.data, 'chat-coach')
  const isFewLeft = messagesLeft !== null && messagesLeft <= FEW_MESSAGES
  return (
    <p className="figures min-h-5 text-sm text-soft">
      {state?.kind === 'used-up' && (
        <>
          All {state.limit} conversations of this month are used; those you have go on.{' '}
          <TextLink to="/product/pricing">See the plans</TextLink>{' '}
        </>
      )}
      {state?.kind === 'open' && state.limit !== null && (
        <>
          {state.left} of {state.limit} conversations left this month.{' '}
        </>
      )}
      {isFewLeft && `${messagesLeft} ${messagesLeft === 1 ? 'message' : 'messages'} left in this one.`}
    </p>
  )
}
