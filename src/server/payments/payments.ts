/** Whose money it is: a row made under one provider or mode counts under no other. */
type PaymentProvider = 'stripe' | 'sandbox' | 'off'
export type BillingInterval = 'month' | 'year'

/** One subscription as the provider tells it now. Times are ISO strings. */
export type ProviderSubscription = {
  id: string
  /** The provider's own word. */
  status: string
  /** Seconds since 1970. */
  created: number
  billing_interval: BillingInterval | null
  current_period_end: string | null
  /** When it ends by itself, at the end of the period or on a date. */
  cancel_at: string | null
  ended_at: string | null
  /** When the invoice that could not be collected was due. */
  past_due_since: string | null
  /** The payment of the running period was given back in full. */
  refunded_at: string | null
  /** The money is withheld or lost. */
  disputed_at: string | null
}

export type CheckoutSession = {
  id: string
  customerId: string | null
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  url: string | null
  expiresAt: Date
}

/** What a signed event says about whom to read again; nothing else of it is believed. */
export type PaymentEvent = {
  id: string
  type: string
  objectId: string
  customerId: string | null
  /** Disputes name a charge and no customer. */
  chargeId: string | null
  happenedAt: Date
  livemode: boolean
}

type CheckoutOrder = {
  customerId: string
  userId: string
  interval: BillingInterval
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** What a caller needs of a payment provider. Every call fails with a PaymentsError within seconds, and none belongs into a transaction. */
export type Payments = {
  /** For the start-up lines. */
  name: string
  provider: PaymentProvider
  livemode: boolean
  /** What each interval costs, in the smallest unit of the currency. */
  readPrices(): Promise<Record<BillingInterval, { amount: number | null; currency: string }>>
  createCustomer(
    person: { userId: string; email: string; name: string },
    idempotencyKey: string,
  ): Promise<string>
  createCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<CheckoutSession>
  /** Null when there is no such session. */
  readCheckout(id: string): Promise<CheckoutSession | null>
  /** Nobody can pay it any more; false when somebody just did. */
  expireCheckout(id: string): Promise<boolean>
  /** The address of a page to change the card or the plan, or to cancel. */
  createPortal(customerId: string, returnUrl: string): Promise<string>
  /** Of our own plans only; none when the customer is gone. */
  readSubscriptions(customerId: string): Promise<ProviderSubscription[]>
  /** Throws InvalidSignature for whatever the provider did not sign within the last minutes. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Ends every subscription of a customer, who is deleted at the provider with their card; done already counts as done. */
  deleteCustomer(customerId: string): Promise<void>
}

/** The provider did not do it, or did not say so in time: as far as we know a subscription goes on. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'
}

export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}
